// Forms that no rule leads back to their word, by the stem that the rule of the language makes of that word. Folded: without marks.

/** `run: "ran"` as pairs of a word and its forms. */
const formsByWord = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [word = "", forms = ""] = line.trim().split(": ");
        return [word, ...forms.split(" ")].map((form) => [form, word] as const);
      }),
  );

export const irregularEnglish = formsByWord(`
be: am is are was were been being
become: became
begin: began begun
bend: bent
bind: bound
bite: bit bitten
blow: blew blown
break: broke broken
bring: brought
build: built
burn: burnt
buy: bought
catch: caught
child: children
choose: chose chosen
come: came
creep: crept
deal: dealt
dig: dug
do: did does done
draw: drew drawn
dream: dreamt
drink: drank drunk
drive: drove driven
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
flee: fled
fly: flew flown
foot: feet
forget: forgot forgotten
forgive: forgave forgiven
freeze: froze frozen
get: got gotten
give: gave given
go: went gone goes
goose: geese
grow: grew grown
half: halves
hang: hung
have: had has
hear: heard
hide: hid hidden
hold: held
keep: kept
kneel: knelt
knife: knives
know: knew known
lay: laid
lead: led
leaf: leaves
lean: leant
leap: leapt
learn: learnt
leave: left
lend: lent
life: lives
light: lit
loaf: loaves
lose: lost
make: made
man: men
mean: meant
meet: met
mouse: mice
pay: paid
person: people
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran
say: said
scarf: scarves
see: saw seen
seek: sought
sell: sold
send: sent
shake: shook shaken
shelf: shelves
shine: shone
shoot: shot
show: shown
shrink: shrank shrunk
sing: sang sung
sink: sank sunk
sit: sat
sleep: slept
slide: slid
smell: smelt
speak: spoke spoken
spell: spelt
spend: spent
spill: spilt
spin: spun
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stride: strode
strike: struck
swear: swore sworn
sweep: swept
swim: swam swum
swing: swung
take: took taken
teach: taught
tear: tore torn
tell: told
thief: thieves
think: thought
throw: threw thrown
tooth: teeth
understand: understood
wake: woke woken
wear: wore worn
weave: wove woven
weep: wept
wife: wives
win: won
wind: wound
wolf: wolves
woman: women
write: wrote written
`);

export const irregularPolish = formsByWord(`
brat: bracia braci braciom bracmi
byc: jest jestem sa bylo byl byla byli byly bedzie beda
cien: cienia cieniu cieniem cienie cieni
czlowiek: ludzie ludzi ludziom ludzmi ludziach
dab: debu debem debie deby debow
deszcz: dzdzu
dziecko: dzieci dzieciom dziecmi dzieciach
dzien: dnia dniu dniem dni dniom dniami dniach dnie
golab: golebia golebiu golebiem golebie golebi golebiom golebiami golebiach golebiowi
gwiazda: gwiezdzie
isc: idzie ide idziesz idziemy ida szedl szla szlo szli szly
jechac: jedzie jade jedziesz jedziemy jada
jesc: je jedza jadl jadla jadlo jedli jadly
kociol: kotla kotle kotlem kotly
koniec: konca koncu koncem konce koncow
kosciol: kosciele
ksiadz: ksiedza
lew: lwa lwem lwu lwy lwow
lod: lodu lodem lodzie lody lodow
las: lesie lasu lasem lasy
labedz: labedzia labedzie labedzi
maz: meza mezowi mezem mezu mezowie
miasto: miescie miasta miastem
mroz: mrozu mrozem mrozy mrozie
niedzwiedz: niedzwiedzia niedzwiedzie
oko: oczy oczu oczom oczami oczach oka okiem
okno: okien
ojciec: ojca ojcu ojcem ojcowie ojcow
orzel: orla orlem orly
palec: palca palcu palcem palce palcow palcami palcach
pieniadz: pieniadze pieniedzy pieniadzom pieniedzmi
pies: psa psu psem psie psy psow psom psami psach
posciel: poscieli
przyjaciel: przyjaciele przyjaciol przyjaciolom przyjaciolmi przyjaciolach
pudelko: pudelek
reka: rece rak rekom rekami rekach rece reke reki
rok: lata lat latach latom
sen: snu snem snie sny snow snom snami snach
siostra: siostrze siostr
spac: spi spia spisz spie spal spala spali spaly spimy
stac: stoi stoja stal stala stali staly
stol: stole
swieto: swiat swieta swietami swietach
swiat: swiecie swiata swiatem
ucho: uszy uszu uszom uszami uszach ucha uchem
wegiel: wegla
wiatr: wietrze wiatru wiatrem wiatry
wiedziec: wie wiedza wiem wiemy
wziac: wzial wziela wzieli wezmie
zab: zeba zebem zebie zeby zebow zebom zebami zebach
zdjecie: zdjec zdjeciu
zwierze: zwierzecia zwierzeta zwierzat
`);
