package draw

// gold is a coin of 9 px, for numbers.
const gold = "..aaaaa..\n.arrrqqa.\narrqqqqpa\narqqgqqpa\narqqgqqpa\narqqgqqpa\narqqqqqpa\n.aqqqppa.\n..aaaaa.."

// smallPyramid is a pyramid of 9 px.
const smallPyramid = "....a....\n...aha...\n...ahca..\n..ahgcca.\n..ahgcba.\n.ahggccba\n.ahgfccca\nahggfcccb\naaaaaaaaa"

// thief is the face behind the card of -3.
const thief = "..kkkkk..\n.kStSSKk.\nkSSSSSSKk\nkkkkkkkkk\nkhckkchkk\nkkkkkkkkk\n.kKSKKKk.\n..kK3Kk..\n...k3k..."

// icons are the small pictures of at most 15 px by the name of their constant; all are hand grids.
var icons = []struct{ name, grid string }{
	{"Wave", ".yy..yy..\ny..yy..yy\n.ww..ww..\nw..ww..ww"},
	{"CardSymbol", "aaaaaa\naMMMMa\naMqqMa\naMqqMa\naMMMMa\naaaaaa"},
	{"CardIcon", "aaaaaaa\naMMMMMa\naMLLLMa\naMLqLMa\naMLLLMa\naMMMMMa\naaaaaaa"},
	{"FreeCard", "aaaaaaaa\naqqqqqpa\naqLLLLpa\naqLNMLpa\naqNqqMpa\naqMqqMpa\naqLMMLpa\naqLLLLpa\naqpppppa\naaaaaaaa"},
	{"Gold", gold},
	{"TempleIcon", "aaaaaaaaa\nahgggffea\naaaaaaaaa\n.ayaya3a.\n.aga3afa.\n.aga3afa.\naaaaaaaaa\nahggffeea\naaaaaaaaa"},
	{"Temple", "aaaaaaaaaaaaaaaa\nahhgggggggffffea\naaaaaaaaaaaaaaaa\n.ayy.ayy.ayy.aa.\n.agf.agf.agf.ea.\n.a33.a33.a33.ea.\n.agf.agf.agf.ea.\n.agf.agf.agf.ea.\naaaaaaaaaaaaaaaa\nahhgggggggffffea\naaaaaaaaaaaaaaaa"},
	{"FarmerHead", "..aaa..\n.agggd.\n.aaaaa.\n.acdca.\n..acaa.\n.aghga.\naaghfaa"},
	{"PyramidIcon", smallPyramid},
	{"Pharaoh", "...rrr...\n..rrqqq..\n.rMMqMMp.\n.rrqqqpp.\nrrMMqMMpp\nrrq...qpp\n.rM...Mp.\n.rM...Mp."},
	{"Thief", thief},
	{"Struck", "33.........33\n333.......333\n.333.....333.\n..333...333..\n...444.444...\n....44444....\n.....444.....\n....44444....\n...444.444...\n..444...444..\n.444.....444.\n444.......444\n44.........44"},
	{"ScorePyramids", "......aa.......\n.....ahca......\n.....ahcca.....\n....ahgccba....\n....ahgccca....\n...ahggcccba...\n..ahgggccccba..\n..ahggfccccca..\n.ahggffcccccba.\nahgfffecccccccb\naaaaaaaaaaaaaaa"},
	{"ScoreSets", ".......a.......\n......aha......\n......ahca.....\n.....ahgcca....\n.....aaaaaa....\n...a...aa..a...\n..aha......ha..\n..ahca....ahca.\n.ahgcca..ahgcca\n.ahgcba..ahgcba\n.aaaaaa..aaaaaa"},
	{"ScoreEast", "......aa.......\n.....ahca......\n....ahgcca.....\n...ahggccba....\n...ahgfccca....\n..aaaaaaaaaa...\n.yyy..yyy..yyy.\ny..yyy..yyy..yy\n.www..www..www.\nw..www..www..ww"},
	{"ScoreWest", ".yyy..yyy..yyy.\ny..yyy..yyy..yy\n.www..www..www.\nw..www..www..ww\n......aa.......\n.....ahca......\n....ahgcca.....\n...ahggccba....\n...ahgfccca....\n..aaaaaaaaaa..."},
	{"ScoreTemples", "aaaaaaaaaaaaaaa\nahhgggggggfffea\naaaaaaaaaaaaaaa\n.ayyaayyaayyaa.\n.agfaagfaagfea.\n.a33aa33aa33ea.\n.agfaagfaagfea.\n.agfaagfaagfea.\naaaaaaaaaaaaaaa\nahhgggggggfffea\naaaaaaaaaaaaaaa"},
	{"ScoreCards", "....aaaaaaaa...\n....aqqqqqpa...\naaaaaaaaaLpa...\naqqqqqqaNLpa...\naqLLLLqaqMpa...\naqLNMLqaqMpa...\naqNqqMqaMLpa...\naqMqqMqaLLpa...\naqLMMLqapppa...\naqqqqqqaaaaa...\naaaaaaaa......."},
	{"ScoreGold", "......aaaaa....\n.....arrrqqa...\n....arrqqqqpa..\n....arqqgqqpa..\n.aaaarqqgqqpa..\narrqqaqqgqqpa..\nrrqqqpaqqqqpa..\nrqgqqpaaqqpa...\nrqgqqparaaa....\nrqqqqpaqqpa....\n.aaaaaaaaa....."},
}
