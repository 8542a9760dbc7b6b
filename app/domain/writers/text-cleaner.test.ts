import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextCleaner } from './text-cleaner.ts';

const SITE = 'broetry.example';

/** The clean lines and the draft of a text that came in these pieces. */
function clean(...pieces: string[]) {
  const cleaner = createTextCleaner(SITE, 'quillfern7');
  let draft = '';
  for (const piece of pieces) draft += cleaner.feed(piece);
  const { lines, draft: last } = cleaner.finish();
  return { lines, draft: draft + last, text: lines.join('\n') };
}

const RAW: [string, string, string][] = [
  ['plain lines', 'I made toast.\nIt made me.', 'I made toast.\nIt made me.'],
  ['blank lines', '\n\nI made toast.\n\n\nIt made me.\n\n', 'I made toast.\nIt made me.'],
  ['CRLF', 'I made toast.\r\n\r\nIt made me.\r\n', 'I made toast.\nIt made me.'],
  [
    'literal line breaks',
    'I made toast.\\n\\nIt made me.\\r\\nAgree?',
    'I made toast.\nIt made me.\nAgree?',
  ],
  ['quotes around the whole', '"I made toast.\nIt made me."', 'I made toast.\nIt made me.'],
  ['curly quotes around the whole', '“I made toast.\nIt made me.”', 'I made toast.\nIt made me.'],
  ['quotes around one line', '"I made toast."', 'I made toast.'],
  ['quotes around speech in the whole', '"He said "no".\nI nodded."', 'He said "no".\nI nodded.'],
  ['speech', '"No," he said.\nI said "toast".', '"No," he said.\nI said "toast".'],
  [
    'speech at both ends',
    '"Toast is a pivot."\nHe meant it.\n"Agree?"',
    '"Toast is a pivot."\nHe meant it.\n"Agree?"',
  ],
  ['an intro', "Here's your post:\n\nI made toast.", 'I made toast.'],
  ['a polite intro', "Sure! Here's a LinkedIn post about toast:\n\nI made toast.", 'I made toast.'],
  ['two intros', 'Certainly!\nHere is your humblebrag post:\nI made toast.', 'I made toast.'],
  [
    'an intro before a quote',
    'Here is your post: "I made toast.\nAgree?"',
    'I made toast.\nAgree?',
  ],
  [
    'quotes around an intro and the post',
    '"Here\'s your post:\nI hired a stapler.\nAgree?"',
    'I hired a stapler.\nAgree?',
  ],
  [
    'curly quotes around an intro and the post',
    '“Here’s your post:\n\nI hired a stapler.\nAgree?”',
    'I hired a stapler.\nAgree?',
  ],
  [
    'quotes around an intro in the line of the post',
    '"Here\'s your post: I hired a stapler.\nAgree?"',
    'I hired a stapler.\nAgree?',
  ],
  [
    'quotes around an intro and one line',
    '"Here\'s your post: I hired a stapler."',
    'I hired a stapler.',
  ],
  ['an intro in quotes', '"Here\'s your post:"\nI hired a stapler.', 'I hired a stapler.'],
  ['the very phrase before the text', "Here's your post: I made toast.", 'I made toast.'],
  [
    'a first line that only looks like one',
    "Here's what nobody tells you about the post office:\nIt is open.",
    "Here's what nobody tells you about the post office:\nIt is open.",
  ],
  [
    'another',
    'Here is the post I never wanted to write.\nToast.',
    'Here is the post I never wanted to write.\nToast.',
  ],
  ['an offer', 'I made toast.\nLet me know if you would like a shorter one!', 'I made toast.'],
  [
    'a call that only looks like one',
    'I made toast.\nLet me know if you agree.',
    'I made toast.\nLet me know if you agree.',
  ],
  ['fences', '```text\nI made toast.\n```', 'text\nI made toast.'],
  [
    'markdown',
    '# **Toast**\n> I made *toast* and __jam__ with `butter`.\n- Agree?',
    'Toast\nI made toast and jam with butter.\n• Agree?',
  ],
  ['rules', 'Toast.\n---\n***\nAgree?', 'Toast.\nAgree?'],
  ['links', 'Read [my book](https://evil.example/x) now.', 'Read my book now.'],
  [
    'addresses',
    'Visit https://evil.example/a?b=c now or www.evil.example today.',
    'Visit now or today.',
  ],
  ['bare names', 'I left Monday.com for evil.com/now.', 'I left Monday for'],
  ['addresses behind zero-width characters', 'See evil\u200b.com/x please.', 'See please.'],
  ['script links', 'Click [here](javascript:alert(1)) or javascript:alert(2).', 'Click here or'],
  ['HTML', '<script>alert(1)</script>\n<b>I made</b> toast<br>.', 'alert(1)\nI made toast.'],
  ['tags inside tags', '<<b>script>alert(1)</script>', 'alert(1)'],
  ['a heart', 'I <3 meetings', 'I <3 meetings'],
  ['escape codes, NUL and bidi', '\u001b[31mI\u0000 made\u202e toast\u001b[0m.', 'I made toast.'],
  ["the model's own tag line", `I made toast.\nWritten on ${SITE}`, 'I made toast.'],
  ['hashtags', 'I made toast.\n#blessed #toast', 'I made toast.\n#blessed #toast'],
  [
    'more than nine lines',
    Array.from({ length: 20 }, (_, at) => `Lesson ${at + 1}.`).join('\n'),
    Array.from({ length: 9 }, (_, at) => `Lesson ${at + 1}.`).join('\n'),
  ],
  ['a blob', `I made ${'A'.repeat(400)} toast.`, 'I made toast.'],
  ['nothing', ' \n\n ', ''],
  ['punctuation alone', '...\n!!!\n—', ''],
  ['emoji', 'I made toast. 🚀👩‍💻\n🔥🔥', 'I made toast. 🚀👩‍💻\n🔥🔥'],
  ['two stars that multiply', 'We grew 5 * 3 times.', 'We grew 5 * 3 times.'],
];

it.each(RAW)('cleans %s', (_name, raw, expected) => {
  expect(clean(raw).text).toBe(expected);
});

it('gives the same lines for any split into pieces', () => {
  const raws = fc.oneof(
    fc.constantFrom(...RAW.map(([, raw]) => raw)),
    fc
      .array(fc.constantFrom(...RAW.map(([, raw]) => raw)), { maxLength: 4 })
      .map((each) => each.join('\n')),
    fc
      .array(
        fc.constantFrom(
          '\\',
          'n',
          '\n',
          '"',
          'http',
          '://',
          'a.com',
          ' ',
          "Here's your post:",
          '**',
          '[',
          '](',
          ')',
          'x',
          '🚀',
          '\r',
          '`',
          '<b',
          '>',
        ),
      )
      .map((each) => each.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(raws, fc.array(fc.nat(12)), (raw, sizes) => {
      const pieces = [];
      let rest = raw;
      for (const size of sizes) {
        pieces.push(rest.slice(0, size));
        rest = rest.slice(size);
      }
      expect(clean(...pieces, rest).text).toBe(clean(raw).text);
      expect(clean(...raw.split('')).text).toBe(clean(raw).text);
    }),
    { numRuns: 4000 },
  );
});

it('shows plain text at once, and only a prefix of the text', () => {
  const raw =
    'I did not want to post this, but my toast (the 4th one) got promoted.\nAgree? #blessed';
  const cleaner = createTextCleaner(SITE, 'quillfern7');
  const drafts = (raw.match(/\s*\S+/g) ?? []).map((piece) => cleaner.feed(piece));
  expect(drafts.slice(0, 4)).toEqual(['I', ' did', ' not', ' want']);
  expect(drafts.join('') + cleaner.finish().draft).toBe(raw);
});

it.each(RAW.filter(([, , text]) => text !== ''))(
  'drafts %s like the text or less',
  (name, raw, text) => {
    const { draft } = clean(...raw.split(''));
    // Shown before it is clear that the whole line goes: the end of the stream takes it back.
    if (/own tag line|around one line|bare names|zero-width|a blob/.test(name)) return;
    expect(draft).toBe(text);
  },
);

it.each([
  ['markup', 'I <b>made</b> toast'],
  ['an address', 'See https://evil.example/x now'],
  ['an intro', "Here's your post:\nToast"],
])('never shows %s in a draft, not even by the letter', (_name, raw) => {
  const { draft } = clean(...raw.split(''));
  expect(draft).not.toMatch(/<|:|\/|quillfern|Here/);
});

it('shows no beginning of the canary', () => {
  const cleaner = createTextCleaner(SITE, 'quillfern7');
  const drafts = ['My word is Quill', 'fern', ', and', ' quill', 'fern', '7'].map((piece) =>
    cleaner.feed(piece),
  );
  expect(drafts).toEqual(['My word is', '', ' Quillfern, and', '', '', '']);
});

it('cuts a line of 5,000 characters at the end of a sentence', () => {
  const { lines } = clean('I made toast and called it strategy. '.repeat(140));
  expect(lines).toHaveLength(1);
  expect(lines[0]!.length).toBeGreaterThan(200);
  expect(lines[0]!.length).toBeLessThanOrEqual(300);
  expect(lines[0]).toMatch(/strategy\.$/);
  expect(clean('toast '.repeat(900)).lines[0]).toMatch(/ toast…$/);
});

it('is full after nine lines and ignores the rest', () => {
  const cleaner = createTextCleaner(SITE, 'quillfern7');
  for (let line = 0; line < 9; line += 1) {
    expect(cleaner.full).toBe(false);
    cleaner.feed(`Line ${line}.\n`);
  }
  expect(cleaner.full).toBe(true);
  expect(cleaner.feed('More.\n')).toBe('');
  expect(cleaner.finish().lines).toHaveLength(9);
});

it('cleans adversarial text in linear time', () => {
  const start = performance.now();
  for (const unit of ['[', '<a', '](', '*', '_', 'a.', '"', '\\n', 'a@', '1.2.']) {
    clean(unit.repeat(6000 / unit.length));
  }
  expect(performance.now() - start).toBeLessThan(2000);
});
