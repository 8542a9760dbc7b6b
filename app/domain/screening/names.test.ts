import { expect, it } from 'vitest';
import { nameError } from './profile-screening.server.ts';
import { COARSE_NAME, LINK_IN_NAME } from './moderation-words.ts';
import { screenWords } from './word-screening.server.ts';

const listed = (names: string) => names.trim().split(/ · |\n/);

it.each(
  listed(`
Nguyễn Phúc · Phúc Nguyễn · Phuc Nguyen · Bích Phượng · Bich Tran · Mỹ Dung · Cù Huy Cận · Hoa Ho · Ho Chi Minh · Wang Fuk
Fuk Tat Li · Fukuda Yasuo · Fukushima Aiko · Fukui Kenta · Fukuyama · Harshit Gupta · Shital Patel · Ashit Shah
Dikshit Rao · Sheila Dikshit · Kashish Anal · Anal Mehta · Semen Semyonov · Semen Padalko · Rapeepat · Ratthapoom
Fagan · Fagin · Fagner · Faggioli · Faguet · Slutsky · Twatt · Dickson · Dick Cheney · Dick Van Dyke · Dickinson · Dyke Parks
Richard Cox · Hugh Cockburn · Penistone · Scunthorpe United · Titus Andronicus · Titmuss · Titley · Titterington
John Lee Hooker · Hancock · Woodcock · Babcock · Cockrell · Assaf · Assia Djebar · Bassem · Cassandra · Hassan · Essex
Sussex · Sexton · Fuchs · Fucsia Rossi · Ficker · Gaylord Focker · Jan Fock · Nigel Farrow · Niger Innis · Ana Negroni
Iris Kunt · Otto Kuntze · Kuntz · Jürgen Wichser · Nazia Khan · Nazim Hikmet · Jihad Al-Masri · Osama bin Zaid
Pusey · Pakize · Coonan · Whorley · Horne · Gay Talese · Fanny Price · Randy Newman · Per Rapp · Sita Cumming · Cumali Öz
Анна Иванова · Семён · Кике Перес · Хуэй Ли · Ελένη Παπαδοπούλου · 李小龙 · 山田 太郎 · 김정은 · ก้อง ห้วยไร่ · अनल शर्मा
عبد الله · محمد · שָׁלוֹם כהן · Գոռ Սարգսյան · გიორგი · ጥሩነሽ · Zoë Quinn · Björk · Søren · Łukasz Żółć · Đorđe Đoković
Þór Ægisson · Ħamrun · Işıl Yıldız · Çağla Şıkel · İbrahim Çelikkol · Nuñez · María-José · O’Brien · D'Angelo · ʻIolani
Anna/Ben · Anna & Ben · Anna 2.0 · 50 Cent · 10.5 Smith · v1.2.3 · Ke$ha · deadmau5 · Mr. T · Vvanessa · Kelly Ng
J.Li · J.Kim · S.Ng · Y.Ma · will.i.am · Dr.med. Ann · Mt.Joy · St.Vincent · Sgt.Pepper · Ph.D. Ann · Ann M.Ed. · Fr.Ted`),
)('lets the honest name "%s" be', (name) => {
  expect(nameError(name)).toBeNull();
});

it.each(
  listed(`
Fuck · Fuckface · xfuckx · FuckYou · Mc Fuck · F.u.c.k · F u c k · f~u~c~k · f🔥u🔥c🔥k · [f][u][c][k] · ꬵꭎck · f𝛖ck · ᚠᚢcᚲ
fvck · f*ck · phuck · Phuc You · Fuk Off · ʞɔnɟ · ｆｕｃｋ · Shit · Sh1t · $hit · Shithead · Shitlord · Bullshit · s-h-i-t · Shít
Cunt · C.U.N.T · cunts · Bitch · B1tch · Bitches · Slut · Sluts · Slutty · Whore · Asshole · @sshole · Dumbass · Dickhead
BigDick · Big Dick · Suck my dick · Cock · Cocksucker · Twats · Wanker · Tits · Porn · Penis · N𝛊gg𝛆r · n1gger · n i g g e r
Kike · k:i:k:e · 𝗞𝗶𝗸𝗲 · Fag · Fags · Faggot · Retard · Tranny · Spic · Paki Khan · Chink · Sieg Heil · Kill all Jews`),
)('refuses the name "%s"', (name) => {
  expect(nameError(name)).toBe(COARSE_NAME);
});

it.each(
  listed(`
Off to Fukuoka · Fukushima was worth a trip · En negro y blanco · Vi har slutat · Hon slutade igår · Facket förhandlar
We took the A55 home · 🇦🇸🇸🇪 · She graduated summa cum laude · Tôi ăn phở ở Phúc · Harald is in the tea room · Model S60`),
)('publishes the ordinary text "%s"', (text) => {
  expect(screenWords(text)).toBe('clean');
});

it.each(
  listed(`
evil.onion · EVIL.onion · evil.internal · nas.local · host.home.arpa · localhost · localhost:3000 · Visit localhost · 127.1
127.0.1 · 0x7f.1 · 0x7f000001 · [2001:db8::1] · 2001:db8::1 · [::1] · ::1 · i❤.ws · 🔥.ws · X.com · a.shop`),
)('takes no name with the host in "%s"', (name) => {
  expect(nameError(name)).toBe(LINK_IN_NAME);
});
