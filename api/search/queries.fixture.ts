import type { Language } from "#api/language/model.ts";

/** Queries of people who look for a story of the house's first year, each with the English title of that story. */
export type WrittenQuery = { query: string; language: Language; title: string };

/** A title, and below it queries, each after its language. Half of them are inflected, mistyped or without marks. */
const written = `
Exercise Four Is Not Mine
en exercises sailor left leg behind ear
pl cwiczenie czwarte nie jest moje
The Sooner the Better
en pram oiling the wheels parcel tissue paper
pl wózki szal kapusta im predzej tym lepiej
Tell Him We’re All Thinking of Him
pl motorniczy pietnastki termos wycieraczka
First, Look at the Tail
pl najpierw spojrzec na ogony
Where’s the Cat Sitting Now?
pl kotlety chrupie słuchawka
Those Were His Very Words
en those where his very words
Hold My Paw and Count to Three
pl potrzymac za lape liczyc do trzech
Too Quiet to Sleep
en too quiet too sleep tin of hoks
Known All the Way Down
en choir accordion tram waltz
Who Bought the Cream?
pl kto kupil smietanke
They All but Bring the Tavern Down
en tavern pipe ola lips moved
pl ledwie karczmy nie rozwala
pl Staś wiersz w czystej koszuli
Who Writes to the Fourth Floor?
en letter lost between gate and fourth flor
pl listy na czwarte pietro
Right Up to the Wall, Please
en snow toy spade soup ladle
pl łopatka śnieg pod śmietnikiem
There Is Still Room on the Old One
en globe Antarctic islands paw
pl groszek na globusie zatoki
A Nose on the First Floor
en clean glass door struck nose
pl czyj nos na pierwszym pietrze
He Had No Business Here
pl nie mial tu czego szukac
en second pigeon nodding courtyard rule
On Three, Professor
en lying on a dictionery professor
pl kot leży na słownikach profesor
Mountains, Seen From the Sofa
en mountains from the sofa contour lines
pl gory widziane z kanapy
One Nail Too Many
en coats bord four nails caretaker
pl o jeden gwozdz za duzo
Put Something Heavy on Your Feet
pl zjadł marchewkę z włoszczyzny
Oats for the One in the Window
en oats sparrow fat one window
pl owies wrobel ryba dla grubego
Would You Look Under the Cake?
en letter under the cake clairvoyant
pl zajrzec pod tort szara tektura
The Author Has No Idea Himself
en the author has no ideas himself
pl autor sam nie ma pojecia
Who’s Making It Wobble?
en jelly wobbling raspberries
pl galaretki maliny trzesie
Whoever the Handle Points To
en mug handle pointed bucket
pl uszko kubka wiadro
I Was Only Bringing the Milk
en learning to sew buttonholes blouse
pl ja tylko przynioslem mleko
And Who Wakes the Bakers?
en waking the bakers
pl kto obudzi piekarkę
The Storm Will Have to Take Place
en vacum cleaner cupboard box ears flat
pl burza skarpetka na klamce schowka
It Was Whole When He Set Out
en roll poppy seed Prezes top half
pl bułki jak wychodził była cała
Don’t Kick, and There’s a Button for You
en forty keys measuring hems inventory
pl nie machamy nogami guziczki
With Great Patience, from Above
en carpet oval lighter shone patience
pl wytarty dywan z ogromna cierpliwoscia
Change Here for the Third Button
pl przesiadka na trzeci guzik
en third buttons stations reels passengers
I Didn’t Know He Was So Fond of It
pl nie wiedziałem że tak to lubił
One Question Behind
pl o jedno pytanie do tyłu
Whoever Blinks First Dries
en blinking first dries washing up
pl kto mrugnie ten wyciera naczynia
Has Anybody Anything Against Me?
pl skarga w imieniu kota
Nine and a Cat
en radiator ribs caretaker notebook counted
pl dziewiec i kot zeberka kaloryfer
It’s Because the Page Is Warm
pl kartka ciepla
Which End Was the Window?
en red carpet grandmother border window
pl z ktorej strony było okno
There’s Still Something in the Middle
en folding sheet stool landed middle
pl prześcieradła w srodku cos jeszcze jest
It Had the Number but Not the Bell
en tram number without bell tea glass ratled
pl tramwaje numer ma a dzwonka nie ma
How Big Is a Dumpling?
en dumplings how big rolling pin
pl jakiej wielkosci pierogi
Only to See Whether It Holds
en geographer latitude attic washing line
pl sprawdzić czy trzyma strych
Can You Hear It Now?
en caretaker put ear to the iron cat purring
pl żelazo ucho mruczenie kota kran
Here’s to the Other One
en two Mruks wicker basket butter on paws
pl za zdrowie tamtego koszyk
That’s Nobody We Know
pl nikt kogo bysmy znali
Who Else Is Coming?
pl ktos jeszcze przyjdzie mydło piętnaście
Change Over When It Rings
en Bulka crate tram rang change over
pl Bułce zmiana na dzwonek skrzynka
This Place Is Taken
pl tu jest zajete
Mother Always Said Not Outside
en photographed again same place chestnut
pl mama nie pozwalała jesc na dworze
The Chair by the Window Is for Whoever Comes
en Miss Ludwika fifth floor soap and pears
pl krzeslo przy oknie bukszpan
Who Knocked First?
en knocking first radiator teaspoon
pl kto zapukal pierwszy lyzeczka
Nobody Picked It
en red crayon geranium petal
pl pelargonia Pelagia kwiaty czerwień
Which Box Is the Salt In?
en loaf hollow salt boxes moving
pl w ktorym pudle jest sol
Legible Only in Fog
en legible only in fog mirror
pl czytelne tylko we mgłach
That Clock Must Be Put Right
en clock fast lamp post broom school on time
pl po nitce do kota zegar
So the Next Man Won’t Be Disappointed
en upholsterer horn buton
pl tapicer guzik żeby następny nie szukał
And Will They Dance?
en ball new dress page eighty-eight cheesecake
pl a zatancza bal suknia
Where Do You Get Those Minutes From?
pl skad ty bierzesz te minuty
For Whoever Is in There
pl dla kogos kto tam siedzi śledź
Elected by a Nose
en elected by a nose vote pigeons
pl zarząd wybory koci nos skarbniczka
Somebody at the Stop Is Looking Up
pl ktoś na przystankach patrzy w gore
It’s Nobody’s Lilac
en lilac branches kitchen scissors wall
pl bez niczyjej zgody pszczoła galaz
Nothing in Your Way Today
en white stick gentleman counting steps
pl biala laska dziś nic nie leży na drodze
As Long as They Hang There, He’s In
en Tomek brother Krakow forgot keys hook
pl skoro wisza to jest w domu klucze
But I’m Not Stuck
pl ale ja nie utknelam
And If the Hill Sneezes?
en dominoes castle towers hill sneezing
pl domino zamek z wiezami góra kichnie
Milk, Wool or Draught?
pl mleczny welnisty czy pociagowy
Not Now, It’s Being Tested
en sailor hammock sea chests
pl hamak marynarza nie teraz proba
Softer, You’ll Wake Him
en singing with a cat in the hat courtyard
pl spiewak kapelusz ciszej bo go pan obudzi
Two Spare Keys and No Way In
en spare key doors fell shut cheesecake stairs
pl zapasowy klucz u sąsiadek
The Word I’m Looking For
pl slowa ktorego szukam szkło palcem
At Home There Was Spinach
en suitcase torch socks spinach
pl walizka bo w domu był szpinak Staś
Are You Carrying Anything Hungry?
en pigskin briefcase egg
pl teczka czy ma pan cos glodnego
Open, Now That You Ask
en umbrella open receiver chewed ribs
pl parasole otwarty skoro pani pyta
One More Stop, or Maybe Two
en braces schoolboy lace boot tram stop
pl jeszcze jeden przystanek spodnie pasek
Leave to Rise in a Warm Place
en leave to rise in a warm place quilt
pl odstawic w cieple miejsce do wyrosniecia
When Did We Have a Bad Day?
pl kiedy byl zly dzien
There Is No Jaś at This Address
en dear Jas post office enough to eat
pl pod tym adresem nie ma Jasia
It’s Good for the Circulation
en slipper mouth closed collar circulation
pl kapcie dobre na krazenie
Is Anything Still On?
en unplugging the iron travel easy mind
pl żelazko czy cos tam swieci
You Might Have Waited for Me
en dumpling carried like a kitten slipper
pl mogles na mnie poczekac pieróg
And Who Gets the Cat?
pl kto weźmie kota rower w bramie
Concerning Your Thimble, Which I Never Mention
en thimbles never mentioned
pl w sprawie naparstka o ktorym milcze
Mind You Don’t Sew His Wits In
en thread needle chest sew wits
pl rozum sie zaszyje czerwona nitka
Whose Darn Is This?
en mended sheet hole size of a plum
pl czyja to cera prześcieradło dziura
Does the Cat Count?
en beating the carpet blow cloud counting
pl czy kot sie liczy uderzenia kurz
Proof Required in Writing
en proof in writing profesor fine line waves
pl dowody na pismie profesor
Is It All Right to Ask Something?
en Rising of 1944 first of August pupils
pl mozna o cos zapytac brama uczniowie
Nobody Had Told Him of a Lodger
en echo vault cellar third floor weight
pl nikt nie mowil o lokatorach
Bake When the Cat Rings
en dough rising cover the bowl cat rings
pl piec kiedy kot zadzwoni ciasto miotła
Copy It Exactly As It Stands
en chain letter seven sheets broke the chain
pl łańcuszki siedem listow szczescie
Just Borrowing an Egg
en borrow an egg key window sponge
pl ja tylko po jajka
Sixty-Four, According to the Broom
en sixty four chalk broom stairs counted
pl schody kreda szescdziesiat cztery
I Always Do It Like This
en drowned miller egg ballad
pl ballada jajko utopiony młynarz
What Does a Hat Weigh?
en vet weighing hat scales books
pl ile wazy kapelusz weterynarz
You Have the Watch
en captain goldfish bowl foreman
pl kapitan rybka kula obejmujesz wachte
Is He Still at His Post?
pl schowek za listwą na lewo od pieca
That Is No Way to Live
en clock seven minutes fast tram
pl tak nie mozna zyc zegar siedem minut
The More He Pulled, the Less There Was
en thread ball pulled rings paw over paw
pl im mocniej ciagnal tym mniej klebek
The Safest Place in the House
en small key letter box slot safest place
pl kluczyk najbezpieczniejsze miejsca skrzynka
But I Did the Frame
en window frame cleaner half supper dishes
pl ale rame umylem
To Be Opened in a Year
en Ola will not read in bed after midnight
pl "kotu nie wolno wchodzić na stół"
Somebody’s Keeping an Eye on Us
en radio tram two people sill looking for something
pl radio piekarnia ktos nas obserwuje
He Can Count to Four
en knitting socks for the third chair legs
pl skarpetki na nogi krzesła do czterech umie liczyc
Do Not Breathe on the Ferns
en frost ferns breathing window
pl nie chuchac na paprocie
Whose Feet Are White?
en white paws print carpet
pl kto ma biale lapy dywan ślad
In an Empty Tub Nothing Gets Away
en spider empty bathtub plughole
pl pajak wanna nic nie ucieknie
One of Us Snores
en snoring whistle side by side dark
pl ktores z nas chrapie
Otherwise It’s Just the Right Size
en clothes pegs under the stove
pl klamerki pod piecem
Who Barked at the Man from the Gasworks?
en barking man from the gasworks rubber bone
pl gumowa kosc na trzecim pietrze figuruje pies
Nothing Known of the Interior
en island capes bays cliff survey
pl wyspa niezbadana pomiary kredka
`;

export const writtenQueries: readonly WrittenQuery[] = written
  .trim()
  .split("\n")
  .reduce<{ title: string; queries: WrittenQuery[] }>(
    ({ title, queries }, line) => {
      const [, language, query] = /^(en|pl) (.+)$/.exec(line) ?? [];
      if (query === undefined) return { title: line, queries };
      return { title, queries: [...queries, { query, language: language === "pl" ? "pl" : "en", title }] };
    },
    { title: "", queries: [] },
  ).queries;
