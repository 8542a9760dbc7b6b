import { compileLine, GENTLE_FILE, SHARED_FILE, STYLE_FILES } from '../../comedy/bank.ts';
import type { Line } from '../../comedy/bank-line.ts';
import { PACK_FILE } from '../../comedy/packs.ts';
import type { Span } from '../../comedy/render.ts';
import type { WrittenPost } from '../../comedy/write-post.ts';

/** Every line of the style, shared, gentle and pack banks by its id. */
export const LINES: ReadonlyMap<string, Line> = new Map(
  [
    ...[...Object.values(STYLE_FILES), GENTLE_FILE].flatMap(({ lines }) =>
      lines.map((line) => compileLine(line, 'style')),
    ),
    ...SHARED_FILE.lines.map((line) => compileLine(line, 'shared')),
    ...PACK_FILE.flatMap(({ subject, lines }) =>
      lines.map((line) => compileLine(line, 'pack', subject)),
    ),
  ].map((line) => [line.id, line]),
);

/** The bank lines of a post, without its tag line and shape. */
export function linesOf(post: WrittenPost): Line[] {
  return post.templateIds.flatMap((id) => LINES.get(id) ?? []);
}

/** A line without the words of the user. */
function withoutUserWords(text: string, spans: readonly Span[]): string {
  let rest = '';
  let end = 0;
  for (const [start, stop] of spans) {
    rest += `${text.slice(end, start)} `;
    end = stop;
  }
  return rest + text.slice(end);
}

/** The words of a post, lower case, the user's own left out; one list for each line but the last. */
export function ownWords(post: WrittenPost): string[][] {
  return post.lines.slice(0, -1).map(
    (line, index) =>
      withoutUserWords(line, post.userSpans[index] ?? [])
        .toLowerCase()
        .match(/[\p{L}\p{N}'’]+/gu) ?? [],
  );
}
