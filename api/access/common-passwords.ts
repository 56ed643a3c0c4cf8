// Lower-case passwords that guessers try first: those of at least the minimum length, and words that become so with digits and marks
// appended, which are stripped before a password is looked up.
const listed = `
admin login secret welcome letmein qwerty qwertz azerty asdfgh zxcvbn abc abcd dragon monkey master shadow summer autumn
winter spring hello cat kitty meow test guest root user pass haslo hasło kot kotek kicia polska warszawa lato zima mruk
password passw0rd p@ssword p@ssw0rd pa55word pa$$word passwort password1 password12 password123 password1234
mypassword thepassword newpassword oldpassword nopassword drowssap 12345678 123456789 1234567890 0123456789
87654321 987654321 0987654321 9876543210 11223344 1122334455 112233445566 12341234 123412345 123123123 12312312
123321123 12344321 1234554321 123454321 147258369 159753456 741852963 789456123 963852741 147852369 13579246
135792468 24681012 31415926 314159265 27182818 11235813 10203040 19841984 20002000 20202020 12121212 13131313
21212121 98765432 23456789 12345679 123456780 01234567 112112112 102030405060 qwertyui qwertyuiop qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertz123 qwertzui qwertzuiop azertyui azertyuiop azerty123 asdfghjk
asdfghjkl asdfasdf asdf1234 asdfjkl; zxcvbnm1 zxcvbnm123 zxcvbnm, 1qaz2wsx 1qaz2wsx3edc 1qaz!qaz qazwsxedc
qazwsx123 zaq12wsx zaq1zaq1 zaq1@wsx !qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1234qwer
qwer1234 qweasdzxc qweasd123 123qweasd 123qwe123 qwe123qwe qwerqwer qweqweqwe 12qwaszx poiuytrewq lkjhgfdsa
mnbvcxz1 qwertyqwerty asdasdasd zxczxczxc 1111qqqq q1q1q1q1 abcdefgh abcdefghi abcdefghij abcdefg1 abcd1234
abc12345 abc123456 1234abcd a1b2c3d4 a1b2c3d4e5 aa123456 a1234567 a12345678 a123456789 abcabcabc abc123abc
123abc123 aaabbbccc 123456aa 12345abc 123456abc 1a2b3c4d q12345678 iloveyou iloveyou1 iloveyou2 ilovegod iloveme1
loveyou1 lovelove loveme123 mylove123 sunshine sunshine1 princess princess1 football football1 baseball baseball1
basketball softball volleyball superman superman1 spiderman batman123 starwars startrek pokemon1 dragon123
dragonball monkey123 shadow123 master123 michael1 michelle jennifer jessica1 jonathan victoria veronica nicholas
benjamin samantha stephanie elizabeth charlotte alexander alexandra christian christine patricia princesa isabella
sebastian maximilian danielle trustno1 whatever whatever1 welcome1 welcome123 welcome2 letmein1 letmein123
letmeinplease opensesame changeme changeme1 changeit changethis default1 defaultpassword administrator admin123
admin1234 admin12345 admin123456 adminadmin administrator1 administrators root1234 rootroot toor1234 superuser
sysadmin webmaster manager1 operator guest123 guestguest user1234 username testtest test1234 test12345 testing1
testing123 temporary temp1234 demodemo demo1234 example1 secret123 topsecret supersecret secretpassword login123
loginlogin access14 computer computer1 internet internet1 security security1 network1 database server123 windows1
microsoft samsung1 google123 facebook linkedin dropbox1 passport raspberry oracle123 cisco123 letmein! blink182
metallica nirvana1 slipknot eminem50 beatles1 rockstar rockyou1 liverpool liverpool1 arsenal1 chelsea1 manchester
barcelona barcelona1 realmadrid juventus steelers cowboys1 yankees1 lakers24 redsox04 patriots mustang1 corvette
mercedes ferrari1 porsche911 harley12 yamaha12 suzuki12 kawasaki airborne marines1 warcraft minecraft fortnite
counterstrike playstation nintendo gamecube gandalf1 skywalker darthvader chewbacca stargate voyager1 babylon5
godzilla predator butterfly chocolate strawberry blueberry cupcakes cookie123 banana123 cheese123 pineapple
watermelon snowball snowflake rainbow1 diamonds precious sweetheart sweetpea babygirl babygirl1 babyblue beautiful
gorgeous wonderful happiness friendship forever1 friends1 heather1 angel123 darkness midnight moonlight starlight
sunflower dolphins elephant panther1 tinkerbell blackcat blackcat1 kittycat kittykat kitty123 pussycat meowmeow
catlover cats1234 mycat123 garfield snowman1 december november september february birthday summer12 summer2024
summer2025 summer2026 winter12 winter2025 winter2026 spring2026 autumn2026 monday12 friday13 saturday thursday
wednesday fuckyou1 asshole1 bullshit california newyork1 washington scotland brooklyn portugal colombia argentina
deutschland hallo123 schatz123 passwort1 motdepasse bonjour1 contrasena contraseña teamo123 mustafa1 galatasaray
fenerbahce krishna1 bismillah sairam123 woaini520 woaini1314 5201314520 haslo123 hasło123 haslo1234 hasło1234
haslohaslo hasłohasło mojehaslo mojehasło tajnehaslo polska12 polska123 polska1234 polska2026 polskapolska
legia1916 lechpoznan warszawa warszawa1 warszawa123 krakow123 kraków123 wroclaw1 wrocław1 poznan123 gdansk123
gdańsk123 kochanie kochanie1 kochamcie kochamcię kocham123 misiaczek misiaczek1 myszka123 sloneczko słoneczko
slonko12 kotek123 koteczek kotkotkot kiciakicia mruczek1 mateusz1 mateusz123 bartek12 bartek123 karolina karolina1
katarzyna malgorzata małgorzata agnieszka aleksandra magdalena monika12 natalia1 patrycja weronika dominika
sebastian1 krzysztof stanislaw stanisław wojciech grzegorz przemek1 mariusz1 damian12 kamil123 adrian12 lukasz12
samsung12 nokia123 lol12345 zxcvbnmnbvcxz dupa1234 dupadupa qwerty12345678 komputer komputer1 matrix12 truskawka
czekolada niewiem1 niewiem123 niepamietam jebacpis internet12 marcin123 mojkotek mrukmruk mruk1234 mrukmruk1
mruk2026 mrukthecat cat12345 catcatcat kot12345
`;

export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/));
