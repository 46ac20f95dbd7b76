package draw

// icons are the small signs of at most 11 px by the name of their constant.
var icons = []struct{ name, grid string }{
	{"Hourglass", "aaaaaaa\n.ahgga.\n.aqqpa.\n..aqa..\n..aqa..\n..aga..\n.ahqga.\n.aqqpa.\naaaaaaa"},
	{"CardIcon", "aaaaaaa\naMMMMMa\naMLLLMa\naMLqLMa\naMLLLMa\naMMMMMa\naaaaaaa"},
	{"Spade", "......aa.\n.....aeda\n....aeca.\n...aeca..\n.aaaca...\navuaa....\navuta....\nauuta....\n.aaa....."},
	{"Assistant", "...aaa...\n..aeeda..\n.aaaaaaa.\n..agffa..\n..agffa..\n...afa...\n.aannnaa.\nannnmmmla\naaaaaaaaa"},
	{"Horse", "....aa...\n..aaeda..\n.aaeddba.\naeedkdba.\naeeeddba.\naaeaedba.\n.aa.aedba\n....aedba\n....aaaaa"},
	{"Congress", ".aaaaaaa.\nahgggggfa\n.ahggffa.\n.ahDDDfa.\n.ahggffa.\n.ahDD22a.\n.ahg343a.\nahggg2gfa\n.aaaaaaa."},
	{"Airship", "..aaaaaa...\n.ahhgggfa..\nahggggffeaa\nahgggfffeea\n.agfffeeaa.\n..aaaaaa...\n...a..a....\n...abba....\n....aa....."},
	{"Vase", "..aaaaa..\n...a5a...\n.aa54aaa.\n.a.a4a.a.\n.aa543aa.\n..a543a..\n..a543a..\n...a3a...\n..aaaaa.."},
	{"Permission", "aaaaaaa..\naggggfa..\nagDDDfa..\naggggfa..\nagDDffa..\naggga11..\nagff1321a\naaaa1221.\n....a11a."},
}
