import { stripHidden } from './clean-input.ts';
import { INDICATORS, RESEMBLING, STROKED, STYLED, TWINS } from './look-alikes.ts';

/** A text as a person reads it, with the places of its letters in the typed text. */
export type PlainText = {
  /** Letters of other styles are plain, strokes and joiners within words are absent. */
  text: string;
  /** The typed text between two indexes of `text`. */
  typed: (start: number, end: number) => { start: number; end: number; quote: string };
  /** Writes words of `text` as they were typed, cleaned; other words stay. */
  retyped: (words: string) => string;
};

/** A fast path: most texts are ASCII. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * The text as people read it, for all that judges or understands a text: letters of other styles (bold, full-width,
 * circled, small capitals) become plain, strokes through letters and hidden signs within words are left out, every
 * space becomes an ordinary one, and look-alikes of other scripts become Latin letters among Latin letters. Words of
 * other scripts, accents and emoji stay. Linear; never show the result in place of the text (docs/product.md §5).
 */
export function plainLetters(text: string): string {
  return ASCII.test(text)
    ? text
    : unitsOf(text)
        .map(({ read }) => read)
        .join('');
}

/** Also the line that stretches an Arabic word. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\u0640\u{13441}\u{13442}]/gu;

/** `plainLetters` without accents, strokes and invisible characters, and in the forms of NFKC: for word lists and names. */
export function bareLetters(text: string): string {
  if (ASCII.test(text)) return text;
  const letters = decomposed(plainLetters(text)).replace(UNSEEN, '');
  return Array.from(letters, (sign) => STROKED.get(sign) ?? sign)
    .join('')
    .normalize('NFC');
}

/** Signs that NFKD makes a whole phrase of another script of: up to 18 characters. */
const NOT_PHRASES = /[^\u3300-\u3357\u337b-\u337f\ufdf0-\ufdfd]+/gu;

/** NFKD, at most four times as long as the text: signs for whole phrases stay. */
export function decomposed(text: string): string {
  return text.replace(NOT_PHRASES, (part) => part.normalize('NFKD'));
}

/** `plainLetters` with the way back to what was typed. */
export function readPlain(typed: string): PlainText {
  const same = {
    text: typed,
    typed: (start: number, end: number) => ({ start, end, quote: typed.slice(start, end) }),
    retyped: (words: string) => words,
  };
  if (ASCII.test(typed)) return same;
  const units = unitsOf(typed);
  const text = units.map(({ read }) => read).join('');
  if (text === typed) return same;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { read, from, to } of units)
    for (let step = 0; step < read.length; step += 1) {
      starts.push(from);
      ends.push(to);
    }
  const placed = (start: number, end: number) => {
    const place = { start: starts[start] ?? typed.length, end: ends[end - 1] ?? 0 };
    const from = Math.min(place.start, place.end);
    return { start: from, end: place.end, quote: typed.slice(from, place.end) };
  };
  return { text, typed: placed, retyped: retyper(text, placed) };
}

const cleaned = (quote: string) => stripHidden(quote).replace(/\s+/gu, ' ');
const WORD = /[\p{L}\p{N}]+/gu;

function retyper(text: string, placed: PlainText['typed']): PlainText['retyped'] {
  let words: Map<string, string> | undefined;
  const known = () => {
    if (words) return words;
    words = new Map();
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const { quote } = placed(index, index + word.length);
      const written = cleaned(quote);
      if (written === word) continue;
      for (const key of [word.toLowerCase(), word]) if (!words.has(key)) words.set(key, written);
    }
    return words;
  };
  return (said) => {
    const at = said === '' ? -1 : text.indexOf(said);
    if (at >= 0) return cleaned(placed(at, at + said.length).quote);
    return said.replace(
      WORD,
      (word) => known().get(word) ?? known().get(word.toLowerCase()) ?? word,
    );
  };
}

/** A sign with its marks: what is read, and its place in the typed text. */
type Unit = { read: string; from: number; to: number };

/** Conjoining jamo, a run of regional indicators, or a sign with its marks. */
const CLUSTER = /[\u1100-\u11ff]+|\p{RI}+|\P{M}\p{M}*|\p{M}+/gu;

/** `joint` is a part of a word that is no letter of its own. */
type Kind = 'latin' | 'alike' | 'other' | 'joint' | 'gap';

function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  const foreign: { from: number; to: number }[] = [];
  let [from, latin, other, alike, balance] = [0, 0, 0, 0, 0];
  const endWord = () => {
    const isAlike = alike > 0 && alike === other;
    if (isAlike && latin > 0) foldWord(units, from, units.length);
    else if (isAlike) foreign.push({ from, to: units.length });
    balance += latin - other;
    [latin, other, alike] = [0, 0, 0];
  };
  let before = '';
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const { read, kind } = readCluster(cluster, before);
    if (kind === 'gap') {
      endWord();
      from = units.length + 1;
    } else if (kind === 'latin') latin += 1;
    else if (kind !== 'joint') other += 1;
    if (kind === 'alike') alike += 1;
    units.push({ read, from: index, to: index + cluster.length });
    before = read;
  }
  endWord();
  // A whole word of twins is Latin to its readers where most of the text is.
  if (balance > 0) for (const word of foreign) foldTwins(units, word.from, word.to);
  return units;
}

function foldWord(units: Unit[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const unit = units[at] as Unit;
    const sign = bare(unit.read);
    const letter = TWINS.get(sign) ?? RESEMBLING.get(sign);
    // A sign at the edge of a word is a sign: "¡Hola", "10€".
    const isEdge = !LETTER.test(sign) && (at === from || at === to - 1);
    if (letter !== undefined && !isEdge) unit.read = letter;
  }
}

function foldTwins(units: Unit[], from: number, to: number): void {
  const word = units.slice(from, to);
  if (!word.every(({ read }) => read === '' || TWINS.has(bare(read)))) return;
  for (const unit of word) unit.read = TWINS.get(bare(unit.read)) ?? unit.read;
}

const bare = (read: string): string => String.fromCodePoint(read.codePointAt(0) ?? 0x20);

const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
/** Marks that belong to no script, and the selectors of a style. */
const LOOSE_MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}]/gu;
/** Strokes, lines and frames across a letter of any script. */
const STROKES = /[\u0305\u0332-\u0338\u033f\u0347\u035f\u20d0-\u20e2\u20e4-\u20f0]/gu;
const KEYCAP = /^[\d#*]\ufe0f?\u20e3$/u;
const SPACE = /^\p{Zs}$/u;
/** Outside of Braille its blank is seen as a space. */
const BLANK = '\u2800';
const HIDDEN =
  /^[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}\u115f\u1160\u3164\uffa0\ufff9-\ufffb]$/u;
/** Other scripts and emoji need their joiners. */
const NEEDS_NO_JOINER = /^(?:[\p{Script=Latin}\d\s]|$)/u;
const EMOJI_STYLE = '\ufe0f';

type Read = { read: string; kind: Kind };
const MAX_KNOWN = 4096;
/** Readings of single signs, which do not depend on the sign before. */
const readings = new Map<string, Read>();

function readCluster(cluster: string, before: string): Read {
  const known = readings.get(cluster);
  if (known) return known;
  if (HIDDEN.test(cluster))
    return NEEDS_NO_JOINER.test(before)
      ? { read: '', kind: 'joint' }
      : { read: cluster, kind: 'gap' };
  if (cluster === BLANK) return { read: NEEDS_NO_JOINER.test(before) ? ' ' : cluster, kind: 'gap' };
  const read = plainCluster(cluster.normalize('NFC'));
  const reading = { read, kind: kindOf(bare(read)) };
  if (cluster.length <= 2 && readings.size < MAX_KNOWN) readings.set(cluster, reading);
  return reading;
}

function kindOf(sign: string): Kind {
  if (LATIN.test(sign)) return 'latin';
  if (TWINS.has(sign) || RESEMBLING.has(sign)) return 'alike';
  if (LETTER.test(sign)) return 'other';
  return MARK.test(sign) ? 'joint' : 'gap';
}

function plainCluster(cluster: string): string {
  const sign = bare(cluster);
  const marks = cluster.slice(sign.length);
  if (KEYCAP.test(cluster) || FLAGS.test(cluster)) return cluster;
  if (SPACE.test(sign)) return ' ';
  if (INDICATOR.test(cluster)) return Array.from(cluster, letterOf).join('');
  const letter = marks.startsWith(EMOJI_STYLE) ? sign : letterOf(sign);
  const isLatin = LATIN.test(letter) || letter <= '\x7f';
  return letter + marks.replace(isLatin ? LOOSE_MARKS : STROKES, '');
}

const INDICATOR = /^\p{RI}/u;
/** Regional indicators that make flags; others are read as letters. */
const FLAGS = /^\p{RGI_Emoji_Flag_Sequence}+$/v;

const GREEK_FORM = /^[\u{1d6a8}-\u{1d7cb}\u1d5d-\u1d61\u1d66-\u1d6a]$/u;
const LATIN_FORM = /^[A-Za-z]$/;
const LIGATURE = /^[\ufb00-\ufb06]$/u;

/** The plain letter of a styled one. Numbers in circles, "½", "™" and emoji stay. */
function letterOf(sign: string): string {
  if (sign <= '\x7f') return sign;
  const known = STYLED.get(sign) ?? INDICATORS.get(sign);
  if (known !== undefined) return known;
  const plain = sign.normalize('NFKC');
  if (plain === sign) return sign;
  // Styled Greek is seen as Latin: no prose is written in it.
  if (GREEK_FORM.test(sign)) return TWINS.get(plain) ?? RESEMBLING.get(plain) ?? plain;
  const letter = plain.replace(/^\(([A-Za-z])\)$/, '$1');
  if (LATIN_FORM.test(letter)) return /[ªº]/u.test(sign) ? sign : letter;
  const isSame =
    LIGATURE.test(sign) || (/^[\u{1d400}-\u{1d7ff}\uff01-\uff5e]$/u.test(sign) && plain <= '\x7f');
  return isSame ? plain : sign;
}
