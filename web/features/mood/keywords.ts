import type { Language } from "#web/i18n/i18n.ts";

export const moodNames = ["happy", "sad", "love", "excited", "peaceful", "adventurous", "mysterious"] as const;
export type MoodName = (typeof moodNames)[number];

/**
 * Ten keywords a mood, each in both languages. A keyword is a stem with the endings it may take; after a slash come stems that
 * it changes into, and words of the same meaning: `run s ning/ran` is run, runs, running and ran. A tilde stands for the
 * endings of a Polish adjective.
 */
export const keywords: Record<MoodName, readonly Record<Language, string>[]> = {
  happy: [
    { en: "happ y ier iest ily iness", pl: "szczęś cie cia ciu ciem liw~ liwie" },
    {
      en: "joy s ful fully ous/delight s ed ful fully",
      pl: "rado ść ści ścią sn~ śnie/zachwy t tu cił ciła con~/ciesz y ył yła yć ą ąc/uciesz ył yła yć",
    },
    { en: "laugh s ed ing ter", pl: "śmi ać ał ała ali ały eje eją ech echu echem" },
    { en: "smil e es ed ing", pl: "uśmiech u em y a ać ał ała ali ają ając nął nęła n~" },
    { en: "play s ed ing ful fully", pl: "baw ić i ią ił iła ili iły iąc/zabaw a y ę ą ie" },
    { en: "sun ny shine lit", pl: "słońc e a u em/słonecz n~" },
    {
      en: "sing s ing/sang/sung/song s/hum s med ming/tune s/melod y ies",
      pl: "śpiew u em a ać ał ała ali ają/zaśpiew ać ał ała ali/nuc ić i ił iła/zanuc ił iła/piosenk a i ę ą/melodi a i ę ą",
    },
    {
      en: "pleas ed ant antly ure ures/delicious ly/treat s/cream/appetite/enjoy s ed ing",
      pl: "przyjemn ~ ie ość ości ością/pyszn ~ ie/smaczn ~ ie/smakołyk u i iem ów/apetyt u em/śmietan a y ę ka ki kę ką",
    },
    {
      en: "content ed edly ment/satisf ied ying action/proud ly/pride/prais e es ed ing",
      pl: "zadowol ony ona one eni onego onej oną enie eniem enia/dum a ą n~ nie/satysfakcj a i ę ą/pochwa ła ły łę lił liła/chwal ił iła i ą ono",
    },
    {
      en: "cheer s ed ing ful fully/merr y ily/celebrat e es ed ing ion/feast s",
      pl: "wesoł ~ o/wesel ej szy sza sze/święto wać wał wała wali wanie/uroczyst ~ ość ości/uczt a y ę ą",
    },
  ],
  sad: [
    { en: "sad der dest ly ness/unhapp y ily", pl: "smut n~ nie niej ek ku kiem/smutniejsz ~" },
    {
      en: "tear s ful fully/weep s ing/wept/sob s bed",
      pl: "łez/łz a y ę ą ami ach/płak ać ał ała ali/płacz u em e ą ąc",
    },
    { en: "lonel y ier iness", pl: "samotn ~ ie ość ości ością" },
    { en: "abandon ed ment/forsaken", pl: "opuszczon ~/porzucon ~/porzuc ić ił iła ili" },
    {
      en: "longing/homesick/nostalgi a c",
      pl: "tęskn ić i ią ił iła ili iąc ota oty otę otą/stęskni ł ła on~",
    },
    { en: "griev e es ed ing ous/grief/mourn s ed ing ful", pl: "żałob a y ie ę ą n~/opłak iwał iwała iwać ać" },
    { en: "gloom y ily/melanchol y ic/sorrow s ful", pl: "ponur ~ o/melanchol ia ii ią ijn~ ijnie/zasmuc ił iła on~" },
    { en: "suffer s ed ing/pain s ful fully", pl: "cierpi ał ała eć/cierpieni e a u em/ból/bólu/bólem/bolesn ~ ie" },
    {
      en: "sorry/regret s ted ful fully/pit y ied iful",
      pl: "żal u em e ował owała uje/przykr o ość ości/szkoda",
    },
    {
      en: "worr y ied ies ying/disappoint ed ing ment",
      pl: "martwi ć ł ła ą/zmartwi ł ła enie enia on~/rozczarow ał ała anie ania an~/zaw ód odu iódł iodła iedzion~",
    },
  ],
  love: [
    {
      en: "lov e es ed ing ingly/belov ed",
      pl: "koch ać a ał ała ali am asz amy ają ając an~/miłoś ć ci cią/miłosn ~",
    },
    { en: "heart s felt", pl: "serc e a u em ami ach/serdeczn ~ ie" },
    { en: "purr s ed ing", pl: "mrucz y ą ał ała ało ali eć ąc enie enia eniu eniem" },
    {
      en: "hug s ged ging/cuddl e es ed ing/snuggl e ed ing/nestl e es ed ing/lean s ed ing",
      pl: "przytul ić i ił iła ili ał ała a ają ając ony ona eni n~ nie/obj ąć ął ęła/wtul ił iła on~/opar ł ła li",
    },
    { en: "kiss es ed ing", pl: "całus a y ów em/pocałun ek ku ki ków/całow ać ał ała/pocałow ać ał ała" },
    { en: "lap s/knee s", pl: "kolan o a u em om ami ach" },
    {
      en: "tender ly ness/affection s ate ately/trust s ed ing",
      pl: "czułoś ć ci cią/czule/ufa ć ł ła/zaufa ć ł ła nie nia niem/ufn ~ ie ość ością",
    },
    {
      en: "strok ed ing/pat s ted ting/caress ed ing",
      pl: "głask ać ał ała ali ane anie ania aniu/głaszcz e ą ąc/pogłask ać ał ała ali",
    },
    {
      en: "friend s ly ship ships",
      pl: "przyja źń źni źnią ciel ciela cielu cielem ciele ciół ciółmi ciółka zn~ źnie",
    },
    { en: "famil y ies", pl: "rodzin a y ie ę ą n~" },
  ],
  excited: [
    {
      en: "excit e es ed edly ing ement/thrill s ed ing",
      pl: "ekscyt acja acji ację acją ując~/podekscyt owan~ owanie owania/emocj a e i ę ą ami",
    },
    {
      en: "jump s ed ing/leap s ed t ing/pounc e es ed ing/sprang/flew",
      pl: "skok u i iem ów ami/skocz yć ył yła yli y ą/skacz e ą ąc/skak ać ał ała/podskocz ył yła/wyskocz ył yła",
    },
    {
      en: "run s ning/ran/gallop s ed ing",
      pl: "bieg u iem a ać ał ała ali ają ł ła li ło ły ną nie nąc/biec/galop em u/pobieg ł ła li",
    },
    { en: "rac e es ed ing", pl: "ściga ć ł ła li ły ją jąc/wyścig u i iem ów" },
    { en: "sudden ly", pl: "nagl e ~" },
    { en: "rush es ed ing/dash es ed ing", pl: "pęd u em zi zą ził ziła zić ząc" },
    {
      en: "shout s ed ing/crash es ed ing/thunder s ed/bang s ed ing",
      pl: "krzyk u nął nęła/krzycz y ał ała/huk u iem nął nęło/trzask u iem nął nęła nęły/grzm ot otu ocie iało",
    },
    {
      en: "hunt s ed ing er ers/prey/attack s ed ing/ambush es",
      pl: "polow ać ał ała ali anie ania aniu aniem/poluj e ą ąc/atak u iem ował uje/zasadz ka ki kę ce",
    },
    { en: "chas e es ed ing/pursu e ed it", pl: "goni ć ł ła li ły ą ąc/pogo ni nią ń nił niła/pości g gu giem" },
    { en: "quick er est ly/swift ly er", pl: "szyb ko ciej sz~ k~/prędk o ~/prędzej" },
  ],
  peaceful: [
    { en: "peace ful fully/calm s ed er est ly ness", pl: "spok ój oju ojem ojn~ ojnie ojniej/spokojniejsz ~" },
    { en: "quiet er est ly ness", pl: "cich ~ utko o/cisz a y ę ą ej" },
    { en: "silen t tly ce", pl: "milcz eć y ał ała ało ą ąc enie enia eniu eniem" },
    {
      en: "sleep s ing y ily/slept/asleep",
      pl: "spa ć ł ła li ły ło/śpi ą ąc~/zasn ął ęła ęli ąć/zasypia ć ł ła",
    },
    { en: "warm s ed er est ly th ing", pl: "ciep ło ła łu łem le lej l~ ł~/cieplejsz ~" },
    { en: "soft er est ly ness", pl: "miękk ~/miękcy/mięk ko" },
    { en: "gentl e er est y", pl: "łagodn ~ ie iej iejszy ość ością" },
    { en: "doz e es ed ing/nap s ped ping/drows y ily", pl: "drzem ać ał ała ały ie ią ka ki kę ką ce" },
    { en: "blanket s/cushion s/pillow s", pl: "koc a u em e ów ami ach/poduszk a i ę ą ach/poduszce" },
    { en: "dream s ed t ing", pl: "sen ny na ność/sn u em y ów ach ami/śni e ć ł ła ą" },
  ],
  adventurous: [
    {
      en: "adventur e es er ers ous ously/expedition s/quest s",
      pl: "przygod a y ę ą zie ach ami ow~/wypraw a y ę ą ie",
    },
    {
      en: "explor e es ed ing er ers ation/search es ed ing/inspect s ed ing ion",
      pl: "eksplor ować ował owała uje ator atora/zbada ć ł ła/bada ć ł ła/zwiedz ać ał ił iła/inspekcj a i ę ą/poszukiw ania ań aniach ał ała",
    },
    {
      en: "discover s ed ing er ers y ies",
      pl: "odkry ć ł ła li ty wa wać wał wała cie cia ciu ciem wca wcy wcę",
    },
    {
      en: "travel s led ling ler lers/journey s/wander s ed ing",
      pl: "podróż y e ą ach ami ować ował owała owali uje ują ując nik nika niczka n~/wędr ować ował owała ówka ówki ówkę",
    },
    {
      en: "voyage s r rs/sail s ed ing or ors/harbour s",
      pl: "rejs u em y/żeglu je ją jąc/żeglar z ski/żagl e i ami/portu/porcie",
    },
    {
      en: "climb s ed ing er",
      pl: "wspi ąć ął ęła ęli na nać nał nała naczka naczki/wdrap ał ała ać",
    },
    { en: "roof s top tops/attic s", pl: "dach u em y ów ami ach/strych u em y" },
    { en: "map s", pl: "map a y ę ą ie ach ami" },
    { en: "danger s ous ously/unknown", pl: "niebezpieczn ~ ie/niebezpieczeństw o a em/nieznan ~ ego" },
    {
      en: "brav e er est ely ery/courag e eous/dare s d/daring/bold ly er/hero es ic",
      pl: "odwa ga gi gę gą dze żn~ żnie żył żyła/dzieln ~ ie ość ości/bohater a em owie stwo",
    },
  ],
  mysterious: [
    {
      en: "myster y ies ious iously/riddle s/puzzl e es ed ing/wonder ed ing",
      pl: "tajemn ica icy icę icą ice ic icach icz~ iczo/zagad ka ki kę ką ek",
    },
    { en: "secret s ly", pl: "sekret u em ie y ów n~ nie" },
    { en: "shadow s ed y", pl: "cie ń nia niu niem nie ni niach niami" },
    { en: "dark er est ly ness", pl: "ciemn ~ ość ości ością iej/ciemku" },
    { en: "star s ry lit/midnight", pl: "gwiazd a y ę ą ami ach/gwieździe/gwieździst ~" },
    { en: "moon s lit light", pl: "księżyc a u em owi e ow~" },
    { en: "whisper s ed ing", pl: "szept u em y ów ać ał ała ali em/szepn ął ęła ąć" },
    { en: "strange st ly ness", pl: "dziwn ~ ie" },
    { en: "hid e es ing den", pl: "ukry ć ł ła li ły t~ wa wał wała wają cia ciu ciem" },
    {
      en: "vanish es ed ing/disappear s ed ing ance",
      pl: "znik ł ła ło ły a ał ała ają nął nęła nęło nęły nąć nie/zginę ła ło ły",
    },
  ],
};
