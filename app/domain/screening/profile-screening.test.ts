import { expect, it } from 'vitest';
import { checkDisplayName, hasWebAddress } from './profile-screening.server.ts';

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
  expect(checkDisplayName(name)).toBe(
    'This name could be taken for the people who run this site. Pick another one.',
  );
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
