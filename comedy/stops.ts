/** The marks that end or break a sentence, as they may stand inside the brackets of a regular expression. */

const QUESTIONS = '?？؟';
/** Every mark after which no second stop may follow. */
export const STOPS = `.!…。｡．！۔।॥${QUESTIONS}`;
/** Marks that only break a sentence. */
const PAUSES = ',;:、，；：،؛';

const FINAL_MARKS = new RegExp(`[\\s${STOPS.replace('…', '')}${PAUSES}]+$`, 'u');
const FINAL_QUIET_MARKS = new RegExp(`[\\s.。｡．۔।॥${PAUSES}]+$`, 'u');
/** The stop of an abbreviation is part of the word. */
const ABBREVIATED = /(?:^|\s)(?:[ap]\.m|inc|ltd|corp|jr|sr|etc|u\.s|u\.k|ph\.d)\.$/iu;
const QUESTION = new RegExp(`[${QUESTIONS}]`, 'u');
const ENDS_SENTENCE = new RegExp(`[${STOPS}]["'」』]?$`, 'u');

/** Whether the last stop belongs to an abbreviation. */
export function endsAbbreviated(text: string): boolean {
  return ABBREVIATED.test(text);
}

/** The text without any mark at its end but "…"; a text of nothing else stays as it is. */
export function withoutFinalMarks(text: string): string {
  return endsAbbreviated(text) ? text : text.replace(FINAL_MARKS, '') || text;
}

/** The text without the full stop or comma at its end; what it asks or shouts, it keeps. */
export function withoutQuietMarks(text: string): string {
  return endsAbbreviated(text) ? text : text.replace(FINAL_QUIET_MARKS, '') || text;
}

/** The question mark at the end of a text, or nothing. */
export function questionMark(text: string): string {
  const end = text.slice(withoutFinalMarks(text).length);
  return QUESTION.exec(end)?.[0] ?? '';
}

/** Whether the text already ends a sentence, inside closing quotes or not. */
export function endsSentence(text: string): boolean {
  return ENDS_SENTENCE.test(text);
}
