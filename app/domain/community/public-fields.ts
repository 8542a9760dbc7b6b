import { type PostStyle, POWER_VERBS, type StyleField } from '../../../comedy/post-styles.ts';
import { postLines } from '../posts/post.ts';

type Fields = Readonly<Record<string, string>>;

/** So many words in a row say something by themselves; a shorter field has to be there whole. */
const TELLING_WORDS = 3;

/**
 * What of the form of somebody else's post may be filled in for a remix: of each field the longest run of words that
 * stands word for word in the public text, and nothing else of it (docs/decisions/remixes-and-replays.md). A text that is required and
 * left nothing of itself gets the first line of the post instead.
 */
export function publicFields(
  style: PostStyle,
  fields: Fields,
  text: string,
): Record<string, string> {
  const lines = postLines(text).filter((line) => line.trim() !== '');
  const found: Record<string, string> = {};
  for (const field of style.fields) {
    const typed = Object.hasOwn(fields, field.name) ? (fields[field.name] ?? '') : '';
    const known = publicPart(field, typed, lines.join('\n'));
    if (known !== '') found[field.name] = known;
  }
  const main = style.fields.find(isMainText);
  if (main && found[main.name] === undefined && lines[0] !== undefined) {
    found[main.name] = whole(lines[0], main.maxLength);
  }
  return found;
}

function isMainText({ required, kind }: StyleField): boolean {
  return required && (kind === 'text' || kind === 'long-text');
}

function publicPart(field: StyleField, typed: string, text: string): string {
  const words = wordsOf(typed);
  const shown = wordsOf(text).map(({ key }) => key);
  if (field.kind === 'verb') {
    const verb = POWER_VERBS.find((one) => one === typed);
    return verb !== undefined && shown.includes(verb.toLowerCase()) ? verb : '';
  }
  const { from, length } = longestRun(
    words.map(({ key }) => key),
    shown,
  );
  const isWhole = length === words.length;
  if (length === 0 || (!isWhole && (field.kind === 'number' || length < TELLING_WORDS))) return '';
  const first = words[from];
  const last = words[from + length - 1];
  return first && last ? typed.slice(first.start, last.end).slice(0, field.maxLength) : '';
}

type Word = { key: string; start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+(?:['’-][\p{L}\p{N}]+)*/gu;

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const [word] = match;
    const key = word.toLowerCase().replaceAll('’', "'");
    return { key, start: match.index, end: match.index + word.length };
  });
}

function longestRun(words: readonly string[], text: readonly string[]) {
  let best = { from: 0, length: 0 };
  let before: number[] = [];
  for (const [index, word] of words.entries()) {
    const now: number[] = [];
    for (const [place, other] of text.entries()) {
      if (word !== other) continue;
      const length = (before[place - 1] ?? 0) + 1;
      now[place] = length;
      if (length > best.length) best = { from: index - length + 1, length };
    }
    before = now;
  }
  return best;
}

// As far as the last word that fits.
function whole(line: string, most: number): string {
  if (line.length <= most) return line;
  const head = line.slice(0, most).replace(/\s+\S*$/u, '');
  return head.replace(/[\ud800-\udbff]$/u, '');
}
