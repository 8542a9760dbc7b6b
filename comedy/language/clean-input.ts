/** What scripts and emoji need of the characters that `HIDDEN` removes elsewhere. */
const NEEDED = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})`,
  // Half-spaces and ligatures: Persian, Sinhala, Malayalam, Devanagari and many more.
  String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\u0300-\u036F])[\p{L}\p{M}])[\u200C\u200D]`,
  // A soft hyphen or a word joiner between two letters.
  String.raw`(?<=[\p{L}\p{N}\p{M}])[\u00AD\u2060](?=[\p{L}\p{N}])`,
  String.raw`(?<=\p{Script=Mongolian})\u180E(?=\p{Script=Mongolian})`,
  // Signs of Arabic, Syriac and Kaithi numbers, which are visible.
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`,
].join('|');
/** Hides or reverses text: lone surrogates, invisible and bidirectional characters, fillers, private use. */
const HIDDEN = new RegExp(
  String.raw`(${NEEDED})|[\p{Cs}\p{Cf}\u115F\u1160\u3164\uFFA0\uFFFC\uFFFD\uE000-\uF8FF]`,
  'gu',
);
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const STACKED_MARKS = /\p{M}{4,}/gu;
/** Marks that go on any letter. */
const LOOSE_MARK = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/u;
/** The longest stacks that languages write, by the script of the marks; Tibetan has the longest of all. */
const MAX_MARKS = [
  [LOOSE_MARK, 3],
  [/[\p{Script=Thai}\p{Script=Lao}]/u, 3],
  [/\p{Script_Extensions=Arabic}|\p{Script=Hebrew}/u, 5],
  [/\p{M}/u, 10],
] as const;
const UNSEEN = /[\s\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{13441}\u{13442}\u{1D159}]/u;
const SEEN = new RegExp(`(?!${UNSEEN.source}).`, 'su');
/** A fast path: most lines are printable ASCII. */
const PLAIN = /^[ -~]*$/;

/**
 * Normalizes typed text: straight quotes, single spaces, no repeated punctuation, no line break, and `stripHidden`.
 * Accepts any string (docs/product.md §5).
 */
export function cleanInput(text: string): string {
  return squeezePunctuation(straightenQuotes(stripHidden(text)))
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Removes what can hide or reverse text: control, bidirectional and invisible characters, lone surrogates, and marks
 * that no language stacks so high. Keeps what scripts and emoji need: joiners, their marks, selectors, flags. The result
 * is NFC, line breaks become spaces, and a text with nothing to see in it becomes empty.
 */
export function stripHidden(text: string): string {
  if (PLAIN.test(text)) return text;
  const shown = text
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(HIDDEN, '$1')
    .normalize('NFC')
    .replace(STACKED_MARKS, lowStack);
  return SEEN.test(shown) ? shown : '';
}

function lowStack(marks: string): string {
  const counts = MAX_MARKS.map(() => 0);
  const kept = Array.from(marks).filter((mark) => {
    const kind = MAX_MARKS.findIndex(([signs]) => signs.test(mark));
    counts[kind] = (counts[kind] ?? 0) + 1;
    return counts[kind] <= (MAX_MARKS[kind]?.[1] ?? 0);
  });
  return kept.join('');
}

function straightenQuotes(text: string): string {
  return text.replace(/[“”„‟«»〝〞＂]/gu, '"').replace(/[‘’‚‛`´]/gu, "'");
}

function squeezePunctuation(text: string): string {
  return text
    .replace(/[!?！？](?:\s*[!?！？])+/gu, (run) => /[?？]/u.exec(run)?.[0] ?? run.charAt(0))
    .replace(/\.(?:\s?\.)+|。(?:\s?。)+/gu, '…')
    .replace(/…[.。…\s]*[.。…]/gu, '…')
    .replace(/([,;:])(?:\s*\1)+/gu, '$1')
    .replace(/(?<![.,;、。])[.,;、。]+([!?！？…])/gu, '$1')
    .replace(/([!?！？…])[.,;、。]+/gu, '$1')
    .replace(/(?<! ) +(?=[,.;!?](?:\s|$))/gu, '');
}
