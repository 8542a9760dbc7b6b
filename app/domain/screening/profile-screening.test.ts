import { expect, it } from 'vitest';
import { COARSE_NAME, LINK_IN_NAME, RESERVED_NAME } from './moderation-words.ts';
import { checkDisplayName, looksLikeName } from './display-names.server.ts';
import { hasWebAddress, nameError } from './profile-screening.server.ts';

it.each([
  'See https://example.test/a',
  'HTTP://EXAMPLE.TEST',
  'www.example.test',
  'Buy at example.com.',
  'my-course.io, thank me later',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'lnkd.in/abc123',
])('finds an address in "%s"', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

it.each([
  'This.',
  'Agree? Agree.',
  'I write ASP.NET and Node.js',
  'So true.AI changes everything',
  'It rose 3.5 per cent, and/or fell',
  'e.g. my boss',
  '',
])('finds none in "%s"', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});

const listed = (names: string) => names.trim().split(/ · |\n/);

const OF_THE_HOUSE = listed(`
Broetry · Br0etry Team · B-r-o-e-t-r-y · BroetryStaff · BR0ETRУ · ＢＲＯＥＴＲＹ · 𝓑𝓻𝓸𝓮𝓽𝓻𝔂 · 🅱🆁🅾🅴🆃🆁🆈
Admin · ADMIN · аdmin · Adm1n · Adm!n · Adm|n · ADMlN · AdmIn · @dmin · 4dm1n · Ádmín · Aḍmin · A d m i n
Ad\u00admin · Ad\u200bmin · Ad\u2800min · Ad\u3164min · Ad\u{e0041}min · Ad\ufe0fmin
ΑDΜΙΝ · ᎪᎠᎷᏆN · ᴀᴅᴍɪɴ · ａｄｍｉｎ · ⓐⓓⓜⓘⓝ · 🅐🅓🅜🅘🅝 · 🇦🇩🇲🇮🇳 · aclmin · Adrnin
Admins · Admin 2 · Admin007 · _Admin_ · Dana (Admin) · Admin! Dana · Admin | Dana · The Admin!!! · SysAdmin
Administrator · Moderator · rnoderator · M0derator · Моderаtor · Mod€rator · TheModerators · Dana, Moderator
Mod · Mods · The Mod Team · Staff · 5taff · Our Staff · Team · Support · $upport · SupportTeam · Support-Team
Customer Support · Officia1 · OfficiaI · System · Systern · Root · r00t · Owner · Ovvner · The Site Owner
Webmaster · VVebmaster · From the house · The House`);

const INNOCENT = listed(`
Karen · LinkedIn Member · Elon Musk · Adam · Adminah · Admira Nimda · Administrative Ada · Milton · Minnie Driver
Corbin · Warner · Arnold · Marlin · Modesta · Mo Diaby · Amod · Mood · Moody · Maud · Staf Nijs · Staf
Theo Root · Joe Root · Roth · Ruth · Rot · Stafford · Teamster Tim · Tessa Mower · Systema · Ruben Supports
Product Owner Paula · Head of Synergy · Steam Stu · Rob Oetry · Robert Roe · Poetry Slam · Ann-Marie O'Neil
李雷 · 丁一 · José · Антон Модестов · Ада · Νίκος Παπαδόπουλος · محمد علي · प्रिया शर्मा · 김민준 · Nguyễn Văn An
Łukasz Wójcik · Ørjan Åse · Dana 🇩🇪 · Dana 2 · R2-D2 · 🦄 · 🇩🇪 · X · 7`);

const INVISIBLE =
  '| |\u2800|\u2800 \u2800|\u3164|\u115f|\u1160|\uffa0|\ufe0f|\u{e0100}|\u{e0041}\u{e0042}|\u180e|\u200b\u200d'
    .concat('|\u2060|\u034f|\u0301|\u20dd|\u17b4|\u{13441}|\u{1d159}|.|!!!|—')
    .split('|');

it.each(OF_THE_HOUSE)('keeps "%s" for the house', (name) => {
  expect(checkDisplayName(name)).toBe(RESERVED_NAME);
});

it.each(INVISIBLE)('takes %j for no name at all', (name) => {
  expect(checkDisplayName(name)).toBe('Display name is required.');
});

it.each(INNOCENT)('has nothing against "%s", which is a name', (name) => {
  expect(checkDisplayName(name)).toBeNull();
});

it('reads no name for longer because there are many ways to take it apart', () => {
  const begun = performance.now();
  expect(checkDisplayName(`${'modsupport'.repeat(1000)}x`)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1000);
});

it.each([
  '𝗞𝗶𝗸𝗲',
  'k\u0336i\u0336k\u0336e\u0336',
  'ᴋɪᴋᴇ',
  'ⓕⓤⓒⓚ',
  'Ｆｕｃｋ',
  'Shıt Lord',
  'Sh¡t Lord',
  'f\u00adu\u00adc\u00adk',
])('refuses the name "%s", which only looks different', (name) => {
  expect(nameError(name)).toBe(COARSE_NAME);
});

it.each([
  '𝓐𝓭𝓪',
  'A\u0336d\u0336a\u0336',
  'ＡＤＡ',
  'Işık Yılmaz',
  'Кике Перес',
  'مهسا می‌خواهم',
  'දිනේෂ් ශ්\u200dරී',
])('has nothing against the name "%s" in its own letters', (name) => {
  expect(nameError(name)).toBeNull();
});

it.each(
  listed(`
example.com · Visit evil.io · visit evil.io! · Dana (evil.shop) · evil.co.uk · my-site.photography · x.ai · t.co
Evil.COM · ｅｖｉｌ．ｃｏｍ · evil．shop · evil。shop · evil｡shop · evil․shop · evil .shop · evil . shop · evil.\u200bshop
xn--80ak6aa92e.com · xn--80ak6aa92e · müller.de · пример.рф · 例え.みんな · еvіl.соm · evil.сᴏm · évil.shop
dana@evil.shop · evil.shop/dana · evil.shop:8080 · 192.0.2.7 · ads.evil.travel Dana`),
)('takes no name with the host name in "%s"', (name) => {
  expect(nameError(name)).toBe(LINK_IN_NAME);
});

it.each(
  listed(`
J.R.R. Tolkien · J.D Vance · Dr. No · Dr. Li · St. John Smith · Dana Lee, M.Sc. · Dana B.Sc · Ph.D. Dana · Dr.Smith
No.10 · Mr. Black · R2.D2 · Node.js Dana · Dana ... com · Dana… · Dana v1.2 · e.V. · Anna-Marie · O.K. Dana · Dana & Co.`),
)('lets "%s" be a name, which holds no host name', (name) => {
  expect(nameError(name)).toBeNull();
});

it.each(
  listed(`
Ada Lovelace · ada lovelace · Аda Lоvelace · AdaLovelace · A.d.a L0velace · Ada Loveláce · ΑDΑ LOVELΑCE
Lovelace Ada · Lovelace, Ada · LovelaceAda · Lovelace Ada 2 · ADA LOVELACE JR. · Ada Lovelace, PhD · Dr. Ada Lovelace
Ada Lovelace’s · Ada Lovelace's · Ada B. Lovelace · Ada Lovelace III · Ada Lovelace 007 · Ada Lovelace ✓ · (Ada Lovelace)
The real Ada Lovelace · Ada Lovelace (official) · Ada_Lovelace_Admin · adalovelacejr · therealadalovelace
Adـa Lovelace · Aꝺa Lovelace · A\u2800da Lovelace · 𝔄𝔡𝔞 𝔏𝔬𝔳𝔢𝔩𝔞𝔠𝔢 · Ada Lovelace 🦄 · Ⱥđⱥ Ŀøvelace`).map(
    (name) => name.replace('\\u2800', '\u2800'),
  ),
)('takes "%s" for Ada Lovelace', (name) => {
  expect(looksLikeName(name, 'Ada Lovelace')).toBe(true);
});

it.each(
  listed(
    'Ada · Lovelace · Ada Love · Ada Lovelace Jones · Adam Lovelace · Ava Lovelace · 李雷 · 🦄 · A L · Dr. · 7',
  ),
)('does not take "%s" for Ada Lovelace', (name) => {
  expect(looksLikeName(name, 'Ada Lovelace')).toBe(false);
});

it.each([
  ['Adams', 'Ada', false],
  ['Ms. Ada', 'Ada', true],
  ['Mr. T', 'T', true],
  ['Mr. B', 'Mr. T', false],
  ['李 雷', '李雷', true],
  ['李明', '李雷', false],
  ['محمـد علي', 'محمد علي', true],
  ['Олег', 'Олег', true],
  ['🦄', '🐴', false],
])(
  'compares a short name, one of other scripts and one without letters: %s, %s',
  (one, other, isAlike) => {
    expect(looksLikeName(one, other)).toBe(isAlike);
  },
);
