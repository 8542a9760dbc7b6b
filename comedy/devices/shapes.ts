/** A line with its index in the text. */
export type Line = { text: string; start: number };
export type Hit = { start: number; end: number };
/** The position of a device. */
export type LinePlace = Hit & { device: number };
/** A device with its words: `text.slice(start, end) === quote`. */
export type Finding = LinePlace & { quote: string };

export const LAST_LINES = 4;

/** The lines of a text that are not blank. */
export function shapeLines(text: string): Line[] {
  return Array.from(text.matchAll(/[^\r\n]+/gu), (match) => ({
    text: match[0],
    start: match.index,
  })).filter((line) => line.text.trim() !== '');
}

/** The line as the place of a device; empty without a line. */
const placeOf = (device: number, line: Line | undefined): LinePlace[] =>
  line ? [{ device, start: line.start, end: line.start + line.text.length }] : [];

const wordsIn = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const shortestOf = (lines: readonly Line[]) =>
  lines.toSorted((one, other) => wordsIn(one.text) - wordsIn(other.text))[0];
/** At most so many words, in one sentence. */
const isShort =
  (most: number) =>
  ({ text }: Line) =>
    wordsIn(text) <= most && (text.match(/[.!?…](?:\s|$)/gu) ?? []).length <= 1;
const MIN_LINES = 6;
const SHORT_LINE = 12;

/** Devices of short paragraphs; each quotes another line. */
export function alone(lines: readonly Line[]): LinePlace[] {
  const verdict = punch(lines);
  return [...verdict, ...broetry(lines, verdict[0]?.start)];
}

/** Every sentence has a paragraph of its own; quotes the shortest one. */
function broetry(lines: readonly Line[], taken: number | undefined): LinePlace[] {
  const told = lines.filter(
    ({ text }) =>
      wordsIn(text) > 0 && !/^(?:\s*(?:[#•→✅\-*–]|\d+[.)])|[\p{Lu}\s]{2,}:)/u.test(text),
  );
  const short = told.filter(isShort(SHORT_LINE));
  const ended = told.filter(({ text }) =>
    /[.!?…:,]["')]*\s*(?:\p{Extended_Pictographic}+\s*)?$/u.test(text),
  );
  if (told.length < MIN_LINES || short.length < told.length * 0.7) return [];
  if (ended.length < told.length * 0.6) return [];
  const inner = short
    .slice(1)
    .filter(({ text, start }) => !/[?:]\s*$/u.test(text) && start !== taken);
  return placeOf(1, shortestOf(inner));
}

const POLITE =
  /^(?:thank|thanks|best|cheers|hi|hello|hey|dear|welcome|congrat|yours|regards|update|edit|cc|sincerely|agree|thoughts|please|yes|no\b|done|onwards)/iu;

/** A line of at most three words after a long one. */
function punch(lines: readonly Line[]): LinePlace[] {
  if (lines.length < 5) return [];
  const line = lines.find(
    ({ text }, index) =>
      index > 0 &&
      index < lines.length - 1 &&
      /^\s*\p{Lu}[\p{L}' ]+[.!]\s*$/u.test(text) &&
      wordsIn(text) <= 3 &&
      !POLITE.test(text.trim()) &&
      wordsIn(lines[index - 1]?.text ?? '') >= 6,
  );
  return placeOf(3, line);
}

const HASHTAGS = /#[\p{L}\p{N}_]+(?:[\s,]+#[\p{L}\p{N}_]+){2,}/u;
/** The same emoji three times in a row. */
const ROW = /(\p{Extended_Pictographic})\uFE0F?(?:\s?\1\uFE0F?){2,}/u;
const POINTING = /👇|⬇/u;
const BULLET = /^\s*(?:→|➡|➔|✅|✔|☑|👉|🚀|🔥|💡|⚡|▶|►|🔹|🔸|📌|✨|💪|↳)/u;
const PICTURE = /\p{Extended_Pictographic}/gu;
const MIN_BULLETS = 2;
const MIN_EMOJI = 5;

/** Devices that do not depend on the language: hashtags, bullets, emoji. */
export function pictures(plain: string, lines: readonly Line[]): LinePlace[] {
  const tags = HASHTAGS.exec(plain);
  const bullets = lines.filter(({ text }) => BULLET.test(text));
  const pointing = lines.slice(-LAST_LINES).find(({ text }) => POINTING.test(text));
  return [
    ...(tags ? [{ device: 8, start: tags.index, end: tags.index + tags[0].length }] : []),
    ...(bullets.length >= MIN_BULLETS ? placeOf(7, bullets[0]) : []),
    ...confetti(plain, lines),
    ...placeOf(43, pointing),
  ];
}

function confetti(plain: string, lines: readonly Line[]): LinePlace[] {
  const row = ROW.exec(plain);
  if (row) return [{ device: 50, start: row.index, end: row.index + row[0].length }];
  const loud = lines.find(({ text }) => PICTURE.test(text));
  const count = plain.match(PICTURE)?.length ?? 0;
  return count >= MIN_EMOJI ? placeOf(50, loud) : [];
}

const TALK =
  /^\s*(?:[-–—] ?)?"[^"\n]{2,120}"\s*(?:[.!]\s*)?$|"[^"\n]{2,120}" (?:he|she|they|i) (?:said|says|asked|replied|answered|smiled)\b/iu;
const MIN_DIALOGUE_LINES = 5;

/** Quoted speech in a paragraph of its own. */
export function dialogue(lines: readonly Line[]): LinePlace[] {
  if (lines.length < MIN_DIALOGUE_LINES) return [];
  return placeOf(
    56,
    lines.find(({ text }) => TALK.test(text)),
  );
}

const MIN_PARAGRAPHS = 4;
const STANZA = 9;
const FIGURE = /(?<![\d.,:/-])\d{2,}(?![\d.,:/-]*\d)/u;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Devices of layout for any language: short paragraphs, and a number in one of them. */
export function withoutEnglish(plain: string, lines: readonly Line[]): LinePlace[] {
  if (NO_SPACES.test(plain) || /\S[^\S\n]*\n[^\S\n]*\S/u.test(plain)) return [];
  const told = lines.filter(({ text }) => wordsIn(text) > 0 && !/^\s*(?:#|\d+[.)])/u.test(text));
  const short = told.filter(isShort(STANZA));
  if (told.length < MIN_PARAGRAPHS || short.length < told.length * 0.7) return [];
  const counted = short.find(({ text }) => FIGURE.test(text));
  const shortest = shortestOf(short.filter((line) => line !== counted));
  return [...placeOf(1, shortest), ...placeOf(39, counted)];
}
