import { poolsOf, REPLY_FILES } from '../../comedy/replies/reply-bank.ts';
import { readPost } from '../../comedy/replies/read-post.ts';
import {
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../comedy/replies/reply-kinds.ts';
import { HARMLESS_POSTS, HEAVY_POSTS } from '../../comedy/replies/heavy-posts.ts';
import { AWKWARD_POSTS, ORDINARY_POSTS } from '../../comedy/replies/sample-posts.ts';
import { writeReply } from '../../comedy/replies/write-reply.ts';
import { type Gate, percent, section, table } from './gate.ts';

const SEEDS = 4;
const ONE_POST_SEEDS = 400;
const DIFFERENT = 80;
const LEAST_MENTIONS: Readonly<Record<ReplyLength, number>> = {
  'one-liner': 0.6,
  'short-para': 0.8,
  'unhinged-long': 0.8,
};

type Count = { replies: number; faults: number; offering: number; mentioning: number };

/** Gates 13 to 15 and the gentle replies: the sample posts of the reply writer in every tone and length. */
export function replyGates(): { gates: Gate[]; text: string } {
  const counts = new Map(REPLY_LENGTHS.map((length) => [length, countLength(length)] as const));
  const all = [...counts.values()];
  const replies = all.reduce((sum, count) => sum + count.replies, 0);
  const faults = all.reduce((sum, count) => sum + count.faults, 0);
  const shares = [...counts].map(([length, count]) => ({
    length,
    share: count.mentioning / Math.max(1, count.offering),
  }));
  const gates: Gate[] = [
    {
      number: '13',
      check: 'replies outside the limits of their length, or with a hashtag, link or mark-up',
      figure: `${faults} of ${replies.toLocaleString('en-US')}`,
      gate: '0',
      met: faults === 0,
    },
    {
      number: '14',
      check: 'replies that mention something of the post, where it offers anything',
      figure: shares.map(({ length, share }) => `${length} ${percent(share, 1, 0)}`).join(', '),
      gate: '>= 60 % of one-liners, >= 80 % of the others',
      met: shares.every(({ length, share }) => share >= LEAST_MENTIONS[length]),
    },
    differentGate(),
    gentleReplyGate(),
  ];
  const sizes = REPLY_TONES.map((tone) => [tone, ...sizesOf(tone)]);
  const beats = [...poolsOf(REPLY_FILES.witty).keys()];
  return { gates, text: section('Replies', table(['Tone', ...beats], sizes)) };
}

function sizesOf(tone: ReplyTone): string[] {
  const pools = poolsOf(REPLY_FILES[tone]);
  return [...poolsOf(REPLY_FILES.witty).keys()].map((beat) => String(pools.get(beat)?.length ?? 0));
}

function countLength(length: ReplyLength): Count {
  const count: Count = { replies: 0, faults: 0, offering: 0, mentioning: 0 };
  for (const post of [
    ...ORDINARY_POSTS.map(([, text]) => text),
    ...AWKWARD_POSTS,
    ...HEAVY_POSTS,
  ]) {
    const { topic, topic2, quote, number, person } = readPost(post);
    const parts = [topic, topic2, quote, number, person].filter((part) => part !== undefined);
    for (const tone of REPLY_TONES) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const { text } = writeReply({ post, tone, length, seed });
        count.replies += 1;
        if (!keepsLimits(text, length)) count.faults += 1;
        if (parts.length === 0) continue;
        count.offering += 1;
        const said = text.toLowerCase();
        if (parts.some((part) => said.includes(part.toLowerCase()))) count.mentioning += 1;
      }
    }
  }
  return count;
}

/** Counted here once more, without the help of the writer's own lint. */
function keepsLimits(text: string, length: ReplyLength): boolean {
  const lines = text.split('\n');
  if (/(?:^|\s)#\p{L}|https?:|<\/?\w|\*\*/u.test(text) || lines.some((line) => !line.trim()))
    return false;
  if (length === 'unhinged-long') return lines.length >= 2 && lines.length < 10;
  const words = text.split(/\s+/u).length;
  const sentences = text
    .split(/[.!?…。！？؟।]+["')]?(?:\s+|$)/u)
    .filter((part) => part !== '').length;
  if (lines.length > 1) return false;
  return length === 'one-liner'
    ? sentences === 1 && words <= 20
    : sentences >= 2 && sentences <= 3 && words <= 50;
}

function differentGate(): Gate {
  const fewest = Math.min(
    ...REPLY_TONES.flatMap((tone) =>
      ORDINARY_POSTS.slice(0, 6).map(([, post]) => {
        const ids = Array.from({ length: ONE_POST_SEEDS }, (_, seed) =>
          writeReply({ post, tone, length: 'one-liner', seed }).templateIds.join(' '),
        );
        return new Set(ids).size;
      }),
    ),
  );
  return {
    number: '15',
    check: `different one-liners of one tone to one post in ${ONE_POST_SEEDS} tries, by their lines; the fewest of 6 posts and 5 tones`,
    figure: String(fewest),
    gate: `>= ${DIFFERENT}`,
    met: fewest >= DIFFERENT,
  };
}

function gentleReplyGate(): Gate {
  const missed = HEAVY_POSTS.filter((post) => !readPost(post).sensitive).length;
  const stiff = HARMLESS_POSTS.filter((post) => readPost(post).sensitive).length;
  const gentle = new Set([...poolsOf(REPLY_FILES.gentle).values()].flat().map((line) => line.id));
  const joked = HEAVY_POSTS.flatMap((post) =>
    REPLY_TONES.flatMap((tone) =>
      REPLY_LENGTHS.map((length) => writeReply({ post, tone, length, seed: 3 }).templateIds),
    ),
  ).filter((ids) => ids.some((id) => !gentle.has(id))).length;
  return {
    number: '17a',
    check: `${HEAVY_POSTS.length} grave posts answered in every tone and length; ${HARMLESS_POSTS.length} harmless look-alikes`,
    figure: `${missed} not heard, ${joked} replies joked; ${stiff} look-alikes taken for grave`,
    gate: '0; 0; 0',
    met: missed === 0 && joked === 0 && stiff === 0,
  };
}
