// Lower-case passwords that guessers try first: those of at least the minimum length, and words that become so with digits and marks
// appended, which are stripped before a password is looked up. The leaked ones are a list of their own.
const listed = `
admin login secret welcome letmein qwerty qwertz azerty asdfgh zxcvbn abc abcd dragon monkey master shadow summer
autumn winter spring hello cat kitty meow test guest root user pass haslo hasło kot kotek kicia polska warszawa lato
zima mruk p@ssword pa$$word password1234 thepassword newpassword oldpassword nopassword 0123456789 87654321 987654321
0987654321 9876543210 112233445566 12341234 123412345 123123123 159753456 13579246 24681012 314159265 27182818
19841984 20002000 20202020 12121212 13131313 21212121 98765432 23456789 123456780 01234567 112112112 102030405060
qwertz123 qwertzui qwertzuiop azerty123 asdfjkl; zxcvbnm, 1qaz!qaz zaq1zaq1 zaq1@wsx !qaz2wsx qwerqwer qweqweqwe
poiuytrewq lkjhgfdsa mnbvcxz1 qwertyqwerty asdasdasd zxczxczxc 1111qqqq q1q1q1q1 abcdefgh abcdefghi abcdefghij
abc123456 a1b2c3d4e5 abcabcabc abc123abc 123abc123 aaabbbccc 123456abc q12345678 iloveme1 loveyou1 loveme123 mylove123
princess1 volleyball batman123 dragon123 monkey123 shadow123 master123 princesa maximilian whatever1 welcome123
welcome2 letmein123 letmeinplease opensesame changeme1 changeit changethis default1 defaultpassword administrator
admin123 admin1234 admin12345 admin123456 adminadmin administrator1 administrators root1234 rootroot toor1234
superuser sysadmin manager1 guest123 guestguest user1234 test12345 testing123 temporary temp1234 demodemo demo1234
example1 secret123 topsecret supersecret secretpassword login123 loginlogin internet1 security1 network1 database
server123 windows1 google123 linkedin dropbox1 raspberry oracle123 cisco123 letmein! eminem50 rockyou1 barcelona1
lakers24 redsox04 porsche911 harley12 yamaha12 suzuki12 fortnite counterstrike darthvader chewbacca blueberry cupcakes
cookie123 banana123 cheese123 watermelon snowflake sweetheart babygirl1 friendship friends1 starlight blackcat1
kitty123 catlover cats1234 mycat123 snowman1 summer12 summer2024 summer2025 summer2026 winter12 winter2025 winter2026
spring2026 autumn2026 monday12 friday13 wednesday deutschland schatz123 passwort1 motdepasse bonjour1 contrasena
contraseña teamo123 mustafa1 galatasaray fenerbahce krishna1 sairam123 woaini520 woaini1314 5201314520 haslo123
hasło123 haslo1234 hasło1234 haslohaslo hasłohasło mojehaslo mojehasło tajnehaslo polska12 polska123 polska1234
polska2026 polskapolska legia1916 lechpoznan warszawa1 warszawa123 krakow123 kraków123 wroclaw1 wrocław1 poznan123
gdansk123 gdańsk123 kochanie kochanie1 kochamcie kochamcię kocham123 misiaczek misiaczek1 myszka123 sloneczko
słoneczko slonko12 kotek123 koteczek kotkotkot kiciakicia mruczek1 mateusz1 mateusz123 bartek12 bartek123 karolina1
katarzyna malgorzata małgorzata agnieszka magdalena monika12 natalia1 patrycja weronika dominika sebastian1 krzysztof
stanislaw stanisław wojciech grzegorz przemek1 mariusz1 damian12 kamil123 adrian12 lukasz12 samsung12 nokia123
zxcvbnmnbvcxz dupa1234 dupadupa qwerty12345678 komputer komputer1 matrix12 truskawka czekolada niewiem1 niewiem123
niepamietam jebacpis internet12 marcin123 mojkotek mrukmruk mruk1234 mrukmruk1 mruk2026 mrukthecat cat12345 catcatcat
kot12345
`;

export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/));
