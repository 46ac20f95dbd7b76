package draw

// icons are the small pictures of at most 11 px, by the name of their
// constant; all are hand grids.
var icons = []struct{ name, grid string }{
	{"Star", "....a....\n...ara...\n...ara...\naaarqaaaa\narrqqqqpa\n.arqqqpa.\n.arqqqpa.\narqpapqpa\naaa...aaa"},
	{"Check", ".......ii\n......inl\nii...inl.\nnni.inl..\n.nninl...\n..nnl....\n...l....."},
	{"Cross", "44...44\n344.44.\n.34443.\n..343..\n.34443.\n344.44.\n33...33"},
	{"Lock", "..aaa..\n.avuta.\n.aa.aa.\naaaaaaa\narrqqpa\narqkqpa\narqkqpa\naaaaaaa"},
	{"ArrowRight", "a....\naa...\naaa..\naaaa.\naaa..\naa...\na...."},
	{"ArrowLeft", "....a\n...aa\n..aaa\n.aaaa\n..aaa\n...aa\n....a"},
	{"ArrowUp", "...a...\n..aaa..\n.aaaaa.\naaaaaaa"},
	{"ArrowDown", "aaaaaaa\n.aaaaa.\n..aaa..\n...a..."},
	{"Notch", "..k..\n.kkk.\nkkkkk"},
	{"Diamond", "...a...\n..aqa..\n.aqrqa.\n..aqa..\n...a..."},
	{"Eye", "...aaaaa...\n.aahhhhhaa.\nahhwMMwhhga\n.aahMMhhaa.\n...aaaaa..."},
	{"Camel", "........aa\n..aa...aea\n.aeea..ada\n.aedaaaeda\naeeddeeda.\naedddddda.\na.ada.ad..\n..a.a.a.a.\n..a.a.a.a."},
	{"SpeakerOff", "....aa.....\n...afa.....\naaafea44.44\nafefea.444.\nafeeea..3..\nafeeda.333.\naaaeda33.33\n...ada.....\n....aa....."},
	{"Cup", "..aaaaaaaaa..\naaarrrqqqpaaa\na.arrqqqqpa.a\na.arrqqqqpa.a\naaarrqqqqpaaa\n..arrqqqppa..\n...arqqqpa...\n....aqqpa....\n.....aqa.....\n.....aqa.....\n....aqqpa....\n...arqqppa...\n...aaaaaaa..."},
	{"Pad", "...kkkk.......kkkk...\n..kuuuukkkkkkkuuuuk..\n.kutuuuuuuuuuuuu4uuk.\n.kttkuuusuusuuu5u3uk.\nkuutuuuuuuuuuuuu2uuuk\nkuuuuutkuuuktuuuuuuuk\nkuuuuktskuktskuuuuuuk\nkuuuukkkuuukkkuuuuuuk\nkuuuukkkkkkkkkuuuuuuk\nkuuuk.........kuuuuuk\nkuuk...........kuuuuk\n.kk.............kkkk."},
	{"Keyboard", "kkkkkkkkkkkkkkkkkkkkk\nkuuuuuuuuuuuuuuuuuuuk\nkuvvkvvkvvkvvkvvkvvuk\nkukkkkkkkkkkkkkkkkkuk\nkuvvvkvvkvvkvvkvvvvuk\nkukkkkkkkkkkkkkkkkkuk\nkuvvkvvvvvvvvvvvkvvuk\nkuuuuuuuuuuuuuuuuuuuk\nkkkkkkkkkkkkkkkkkkkkk"},
	{"Mouse", "....kkkkk....\n...kvuwuuk...\n..kvvuwuuuk..\n..kvvuwuuuk..\n..kvuukuuuk..\n..kkkkkkkkk..\n..kvuuuuuuk..\n..kvuuuuuuk..\n..kuuuuuutk..\n..kuuuuuttk..\n...kuuuttk...\n....kkkkk...."},
	{"Bot", "......k......\n.....kqk.....\n......k......\n..kkkkkkkkk..\n.kuuuuuuuutk.\n.kuNNuuNNutk.\nkkuNhuuNhutkk\nkuuuuuuuuuttk\nkkuukkkkuutkk\n.kuuuuuuuutk.\n..kkkkkkkkk.."},
	{"Touch", "....kk.......\n...kgfk......\n...kgfk......\n...kgfkkk....\n...kgfkgfkk..\n...kgfkgfkgk.\n.kkkgfgggfgk.\nkgfkgggggggk.\nkggggggggggk.\n.kgggggggffk.\n..kggggggfk..\n...kggggffk..\n...kkkkkkkk.."},
}
