import type { Node } from '@takumi-rs/core';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { shortened } from '../../platform/text/display-text.ts';
import { postLines } from '../posts/post.ts';
import type { Face } from '../faces/face.ts';
import { column, disc, face, row, text, typedLine } from './card-boxes.ts';
import { CARD_PALETTES } from './card-look.ts';

/** A pasted post and one answer to it, as a picture shows them. The post is drawn without its writer. */
export type ReplyPicture = {
  post: string;
  /** `photo` is a data URL; the face is drawn without one. Without a headline there is none below the name. */
  by: { name: string; headline: string; photo: string | null; face: Face };
  text: string;
  /** Who wrote the answer, where the name above it is invented. */
  note: string | null;
};

/** In pixels. The height is that of the words, at most `maxHeight` where letters of a readable size allow it. */
export const REPLY_PICTURE = { width: 1080, maxHeight: 1350 } as const;

const { surface, paper, ink, muted, line, tint } = CARD_PALETTES.light;
const EDGE = 56;
const INSET = 44;
const FACE = 88;

/** How much of the post is quoted: lines, and characters of all of them. */
type Quote = { lines: number; length: number };

/** The size of the letters of an answer, and how much of the post is quoted above it. */
type Letters = { scale: number; quote: Quote };

/** The letters that are tried, largest first. */
export const REPLY_LETTERS: readonly Letters[] = [
  ...[1.2, 1.1, 1, 0.9].map((scale) => ({ scale, quote: { lines: 14, length: 700 } })),
  ...[1, 0.9].map((scale) => ({ scale, quote: { lines: 9, length: 450 } })),
  ...[1, 0.9].map((scale) => ({ scale, quote: { lines: 5, length: 300 } })),
  ...[0.9, 0.8, 0.7].map((scale) => ({ scale, quote: { lines: 3, length: 200 } })),
  ...[0.7, 0.6].map((scale) => ({ scale, quote: { lines: 2, length: 120 } })),
];

/** For an answer that no page of that height holds. */
export const SMALLEST_LETTERS: Letters = { scale: 0.5, quote: { lines: 2, length: 120 } };

/**
 * The first lines of a post, cut with an ellipsis where they are too many or too long. Of a line below, which the answer
 * takes up, only the lines before it are left out.
 */
export function quotedLines(post: string, quote: Quote, answer = ''): string[] {
  const all = postLines(post);
  const first = firstLines(all, quote);
  const about = findTakenUp(all, answer);
  const line = all[about];
  if (line === undefined || about < first.length) return first;
  const kept = shortened(line, Math.floor(quote.length / 2));
  const room = { lines: quote.lines - 1, length: quote.length - kept.length };
  const isEnd = about === all.length - 1 || kept.endsWith('…');
  return [...firstLines(all, room), isEnd ? kept : `${kept} …`];
}

/** The place of the line that shares the most words with an answer; -1 where none shares two. */
function findTakenUp(lines: readonly string[], answer: string): number {
  const said = new Set(wordsOf(answer));
  const shared = lines.map((line) => new Set(wordsOf(line).filter((word) => said.has(word))).size);
  const most = Math.max(...shared);
  return most < 2 ? -1 : shared.indexOf(most);
}

/** Shorter words are in every sentence. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

function firstLines(all: readonly string[], { lines, length }: Quote): string[] {
  const quoted: string[] = [];
  let left = length;
  for (const each of all.slice(0, lines)) {
    const cut = shortened(each, left);
    quoted.push(cut);
    left -= each.length;
    if (cut !== each || left < SHORTEST) break;
  }
  const isWhole = quoted.length === all.length;
  const last = quoted.at(-1) ?? '';
  if (isWhole || last.endsWith('…')) return quoted;
  return [...quoted.slice(0, -1), `${last} …`];
}

/** A rest of so few characters would be cut in its first word. */
const SHORTEST = 24;

/** Lays out the picture for the renderer: the post in quiet ink above, the answer below. */
export function replyPictureNode(picture: ReplyPicture, { scale, quote }: Letters): Node {
  const { note } = picture;
  const small = { fontSize: 22, color: muted };
  return column(
    { width: REPLY_PICTURE.width, padding: EDGE, gap: 36, backgroundColor: paper, color: ink },
    [
      quotedPost(quotedLines(picture.post, quote, picture.text)),
      answer(picture, scale),
      row({ justifyContent: note === null ? 'flex-end' : 'space-between', gap: EDGE }, [
        ...(note === null ? [] : [text(note, small)]),
        text(SATIRE_MARK, small),
      ]),
    ],
  );
}

// Bars in place of a name: nobody is shown who did not ask for it.
function quotedPost(lines: readonly string[]): Node {
  const border = { borderRadius: 24, borderWidth: 2, borderStyle: 'solid', borderColor: line };
  const bar = (width: number, height: number) =>
    row({ width, height, borderRadius: height / 2, backgroundColor: line }, []);
  return column({ ...border, padding: INSET, gap: 28, backgroundColor: surface }, [
    row({ gap: 20, alignItems: 'center' }, [
      disc(64, line, []),
      column({ gap: 12 }, [bar(230, 16), bar(150, 12)]),
    ]),
    column(
      { gap: 14, color: muted },
      lines.map((each) => typedLine(each, { fontSize: 31, lineHeight: 1.4 })),
    ),
  ]);
}

function answer({ by, text: words }: ReplyPicture, scale: number): Node {
  const size = Math.round(44 * scale);
  const bubble = {
    flexGrow: 1,
    flexShrink: 1,
    minWidth: 0,
    padding: INSET,
    paddingTop: 32,
    borderRadius: 24,
    backgroundColor: tint,
  };
  return row({ gap: 24, alignItems: 'flex-start' }, [
    face(by, FACE),
    column(bubble, [
      text(by.name, { fontSize: 32, fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }),
      ...(by.headline === '' ? [] : [headline(by.headline)]),
      column(
        { gap: Math.round(size * 0.4), paddingTop: 20 },
        postLines(words).map((each) =>
          typedLine(each, { fontSize: size, fontWeight: 500, lineHeight: 1.32 }),
        ),
      ),
    ]),
  ]);
}

function headline(words: string): Node {
  return text(words, { fontSize: 25, color: muted, lineHeight: 1.35, lineClamp: 1 });
}
