import { expect, it } from 'vitest';
import { POST_STYLES, type StyleValue } from '../../../comedy/styles/post-styles.ts';
import { WRITINGS } from '../../../comedy/styles/writings.ts';
import { writePost } from '../../../comedy/posts/write-post.ts';
import { CLEAN, EVASIVE, FOREIGN_LINES, PROFANE } from '../../../test/worded-lines.ts';
import { screenWords } from './word-screening.server.ts';

it.each(CLEAN)('lets pass: %s', (line) => {
  expect(screenWords(line)).toBe('clean');
});

it.each(PROFANE)('finds the word in: %s', (line) => {
  expect(screenWords(line)).toBe('coarse');
});

it.each([...EVASIVE, 'what an a55', 'what an 4$$'])('sees through: %s', (line) => {
  expect(screenWords(line)).toBe('coarse');
});

/** One swear word and one slur in letters that only look different. */
const DISGUISED = [
  ['mathematical bold', '𝗳𝘂𝗰𝗸', '𝗸𝗶𝗸𝗲'],
  ['mathematical script', '𝓯𝓾𝓬𝓴', '𝓴𝓲𝓴𝓮'],
  ['Fraktur and double-struck', '𝔣𝔲𝔠𝔨', '𝕜𝕚𝕜𝕖'],
  ['monospace', '𝚏𝚞𝚌𝚔', '𝚔𝚒𝚔𝚎'],
  ['struck', 'f\u0336u\u0336c\u0336k\u0336', 'k\u0336i\u0336k\u0336e\u0336'],
  ['underlined', 'f\u0332u\u0332c\u0332k', 'k\u0332i\u0332k\u0332e'],
  ['struck with slashes', 'f\u0338u\u0338c\u0338k\u0338', 'k\u0337i\u0337k\u0337e\u0337'],
  ['full-width', 'ｆｕｃｋ', 'ｋｉｋｅ'],
  ['circled', 'ⓕⓤⓒⓚ', 'ⓚⓘⓚⓔ'],
  ['circled on black', '🅕🅤🅒🅚', '🅚🅘🅚🅔'],
  ['squared', '🄵🅄🄲🄺', '🅺🅸🅺🅴'],
  ['framed', 'f\u20ddu\u20ddc\u20ddk\u20dd', 'k\u20e3i\u20e3k\u20e3e\u20e3'],
  ['parenthesized', '⒡⒰⒞⒦', '⒦⒤⒦⒠'],
  ['small capitals', 'ꜰᴜᴄᴋ', 'ᴋɪᴋᴇ'],
  ['superscript', 'ᶠᵘᶜᵏ', 'ᵏⁱᵏᵉ'],
  ['regional indicators', '🇫🇺🇨🇰', '🇰 🇮 🇰 🇪'],
  ['dotless i', 'shıt', 'kıke'],
  ['inverted marks', 'sh¡t', 'k¡ke'],
  ['inverted marks for letters', 'f¡¿k', 'n¡gger'],
  ['accents', 'fúçķ', 'kíkè'],
  ['heaps of marks', 'f\u0301\u0316\u0301u\u0353\u0300ck', 'k\u0301\u0316\u0301ike'],
  ['Cyrillic among Latin', 'fuсk', 'kikе'],
  ['Greek among Latin', 'fυck', 'kικe'],
  ['Cherokee among Latin', 'fuᏟᏦ', 'ᏦiᏦe'],
  ['strokes', 'fuȼƙ', 'ƙɨƙɇ'],
  ['soft hyphens', 'f\u00adu\u00adc\u00adk', 'k\u00adi\u00adk\u00ade'],
  ['joiners', 'f\u200du\u200dc\u200dk', 'k\u200ci\u200ck\u200ce'],
  ['word joiners', 'f\u2060u\u2060c\u2060k', 'k\u2060i\u2060k\u2060e'],
  ['no-break spaces', 'f\u00a0u\u00a0c\u00a0k', 'k\u202fi\u202fk\u202fe'],
  ['mathematical Greek', 'f𝛖ck', 'k𝛊k𝛆'],
  ['mathematical Greek alone', '𝛕𝛊𝛕', '𝛋𝛊𝛋𝛆'],
  ['Latin letters of dialectology', 'ꬵꭎck', 'kɩkꬲ'],
  ['runes among Latin', 'ᚠᚢcᚲ', 'ᚲiᚲe'],
  ['insular letters', 'ꝼuck', 'ꝁiꝁe'],
  ['upside down', 'ʞɔnɟ', 'ǝʞᴉʞ'],
  ['turned one by one', 'ɟuɔʞ', 'ʞᴉʞǝ'],
  ['blanks of Braille', 'f\u2800u\u2800c\u2800k', 'k\u2800i\u2800k\u2800e'],
  ['fillers of Hangul', 'f\u3164u\u3164c\u3164k', 'k\u115fi\uffa0k\u1160e'],
  ['swung dashes', 'f~u~c~k', 'k～i～k～e'],
  ['plus and colons', 'f+u+c+k', 'k:i:k:e'],
  ['apostrophes and dashes', "f'u'c'k", 'k‒i—k―e'],
  ['equals and carets', 'f=u=c=k', 'k^i^k^e'],
  ['emoji between', 'f🔥u🔥c🔥k', 'k 👨‍👩‍👧 i 👨‍👩‍👧 k 👨‍👩‍👧 e'],
  ['square brackets', '[f][u][c][k]', '[k] [i] [k] [e]'],
  ['other brackets', '(f)(u)(c)(k)', '«k»«i»«k»«e»'],
  ['controls and private use', 'f\u0007u\u0007c\u0007k', 'k\ue000i\ue000k\ue000e'],
  ['bold and spaced', '𝗳 𝘂 𝗰 𝗸', '𝗸.𝗶.𝗸.𝗲'],
] as const;

it.each(DISGUISED)('reads words in letters of another kind: %s', (_, coarse, slur) => {
  expect(screenWords(`What the ${coarse} is this`)).toBe('coarse');
  expect(screenWords(`You are all ${slur}`)).toBe('hateful');
});

it('reads a word of twins from another script in an English text', () => {
  expect(screenWords('You are a кіке and everybody knows it')).toBe('hateful');
  expect(screenWords('𝗞𝗶𝗹𝗹 𝗮𝗹𝗹 𝘁𝗵𝗲 𝗶𝗺𝗺𝗶𝗴𝗿𝗮𝗻𝘁𝘀')).toBe('hateful');
  expect(screenWords('I w\u0336i\u0336ll find you')).toBe('worrying');
});

it.each(FOREIGN_LINES)('has nothing against ordinary text: %s', (line) => {
  expect(screenWords(line)).toBe('clean');
});

it.each([
  'You retards.',
  'all those n1ggers',
  'k i k e',
  'Kill all the immigrants',
  'Sieg Heil, team!',
  'what a tranny',
])('refuses: %s', (line) => {
  expect(screenWords(line)).toBe('hateful');
});

it.each([
  'kys',
  'I will find you',
  'I know where she lives',
  'write to dana@corp.example',
  'call +49 30 1234567',
  'He lives at 12 Baker Street',
  'https://a.example https://b.example https://c.example',
  'click t.me/winners',
])('shows a person first: %s', (line) => {
  expect(screenWords(line)).toBe('worrying');
});

it.each([
  'See https://a.example and https://b.example.',
  'Q3: 12 345 678 impressions',
  'Page 4711',
  'We are 455 people now',
  'Person 455',
  'It was 4.55 or $455, 455 %',
  'Dial 4 5 5',
])('has nothing against: %s', (line) => {
  expect(screenWords(line)).toBe('clean');
});

it('has nothing against what the offline writer writes', { timeout: 30_000 }, () => {
  for (const { value } of POST_STYLES) {
    for (const [index, fields] of WRITINGS[value satisfies StyleValue].samples.entries()) {
      for (let seed = 0; seed < 3; seed += 1) {
        const { text } = writePost({
          style: value,
          fields,
          level: 'Unhinged',
          seed: seed * 1000 + index,
          site: 'broetry.example',
        });
        expect([text, screenWords(text)]).toEqual([text, 'clean']);
      }
    }
  }
});

it('is quick also with the longest post that somebody bends against it', () => {
  const longest = [
    'f ',
    'a.',
    '1',
    'kill ',
    'ass',
    'a@',
    'x.',
    'phu',
    's*',
    'fа',
    '𝗳',
    'f\u0336',
    'к',
    '¡',
  ].map((piece) => piece.repeat(3000 / piece.length));
  const started = performance.now();
  for (const text of longest) screenWords(text);
  expect((performance.now() - started) / longest.length).toBeLessThan(500);
});
