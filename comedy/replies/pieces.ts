import { cleanInput } from '../language/clean-input.ts';
import { plainLetters } from '../language/plain-letters.ts';
import { readPart } from '../language/read-length.ts';

/** A sentence of a post, or a part of one between two marks. */
export type Piece = { text: string; whole: boolean };

const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
const HANDLE = /(?:^|\s)[#@][\p{L}\p{N}_.-]+/gu;
const LIST_MARK = /^(?:[\s\-–—•*·→➡✓✔✅☑▶►>]|\p{Extended_Pictographic}|\uFE0F|\d{1,2}[.)]\s)+/u;
const SENTENCE_MARK = /(?<=[.!?…。！？؟।])["')]*(?:\s+|$)|(?<=[。！？])/u;

/** The cleaned lines of a pasted post, without markup, links, tags and handles. */
export function pieceLines(post: string): string[] {
  return readPart(post)
    .replace(TAG, '\n')
    .replace(LINK, '\n')
    .replace(HANDLE, '\n')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => cleanInput(plainLetters(line)).replace(LIST_MARK, '').trim())
    .filter((line) => line !== '');
}

/** The sentences of the lines, and their parts between commas, colons and dashes. */
export function piecesOf(lines: readonly string[]): Piece[] {
  return lines.flatMap((line) =>
    line.split(SENTENCE_MARK).flatMap((sentence) => {
      const text = sentence.trim();
      if (text === '') return [];
      const parts = text.split(/[,;:،؛，；：]\s+|\s[-–—]\s|—|\s?[()]\s?/u);
      const inside = parts.length > 1 ? parts.map((part) => ({ text: part, whole: false })) : [];
      return [{ text, whole: true }, ...inside];
    }),
  );
}
