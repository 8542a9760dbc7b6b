/** Punctuation marks as character classes of regular expressions. */

const QUESTIONS = '?？؟';
/** Marks after which no other full stop may follow. */
const STOPS = `.!…。｡．！۔।॥${QUESTIONS}`;
const PAUSES = ',;:、，；：،؛';

/** The run of these characters at the end. It is tried from its first character only. */
const lastRunOf = (characters: string) => new RegExp(`(?<![${characters}])[${characters}]+$`, 'u');
const FINAL_MARKS = lastRunOf(`\\s${STOPS.replace('…', '')}${PAUSES}`);
const FINAL_QUIET_MARKS = lastRunOf(`\\s.。｡．۔।॥${PAUSES}`);
/** Abbreviations that keep their full stop. */
const ABBREVIATED = /(?:^|\s)(?:[ap]\.m|inc|ltd|corp|jr|sr|etc|u\.s|u\.k|ph\.d)\.$/iu;
const QUESTION = new RegExp(`[${QUESTIONS}]`, 'u');
const ENDS_SENTENCE = new RegExp(`[${STOPS}]["'」』]?$`, 'u');

/** Whether the last full stop belongs to an abbreviation. */
export function endsAbbreviated(text: string): boolean {
  return ABBREVIATED.test(text);
}

/** Removes final punctuation except "…"; a text of punctuation only stays. */
export function withoutFinalMarks(text: string): string {
  return endsAbbreviated(text) ? text : text.replace(FINAL_MARKS, '') || text;
}

/** Removes final full stops and commas, but keeps ? and !. */
export function withoutQuietMarks(text: string): string {
  return endsAbbreviated(text) ? text : text.replace(FINAL_QUIET_MARKS, '') || text;
}

/** The final question mark, or an empty string. */
export function questionMark(text: string): string {
  const end = text.slice(withoutFinalMarks(text).length);
  return QUESTION.exec(end)?.[0] ?? '';
}

/** Whether the text ends with a sentence mark, inside closing quotes or not. */
export function endsSentence(text: string): boolean {
  return ENDS_SENTENCE.test(text);
}
