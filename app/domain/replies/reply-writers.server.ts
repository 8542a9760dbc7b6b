import { setImmediate } from 'node:timers/promises';
import { readPost } from '../../../comedy/replies/read-post.ts';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import { lintReply } from '../../../comedy/replies/reply-limits.ts';
import { writeReply } from '../../../comedy/replies/write-reply.ts';
import type { ChatMessage } from '../../platform/model/model-request.server.ts';
import {
  createModelWriter,
  DRAFT_RULES,
  type ModelWriterParts,
} from '../writers/model-writers.server.ts';
import { cleanLines, type Marks, promptMessages } from '../writers/prompts.ts';
import { checkLines } from '../writers/text-checks.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import {
  type GenerationGrant,
  isWaiting,
  type Waiting,
  type Writer,
  type Written,
} from '../writers/writer.ts';

type ReplyRequest = {
  post: string;
  tone: ReplyTone;
  length: ReplyLength;
  seed: number;
  /** When the first call of its round began, by performance.now(): the replies of a round share one deadline. */
  startedAt: () => number;
  /** Ids of lines that the owner has read lately, the latest first. */
  avoid?: readonly string[];
};

/** Writes replies. A finished one keeps the limits of its length (docs/product.md §9). */
export type ReplyWriter = Writer<ReplyRequest, Draft>;

declare module '../../platform/services.ts' {
  interface Services {
    replyWriter: ReplyWriter;
  }
}

const TONE_RULES: Readonly<Record<ReplyTone, string>> = {
  witty: 'Tone: witty. A dry joke on your own working life that only this post could have caused.',
  supportive:
    'Tone: supportive. Agree so hard that your support turns out to be more work than the post was.',
  contrarian:
    'Tone: contrarian. Disagree politely on a matter nobody had raised, and be proud of having been early.',
  philosophical:
    'Tone: philosophical. Find a question about existence in the smallest detail of the post, and live by the answer.',
  'humble-brag':
    'Tone: humble-brag. It reminds you of something of yours that was larger, which you mention only to help.',
};

const LENGTH_RULES: Readonly<Record<ReplyLength, string>> = {
  'one-liner':
    'Length: exactly one sentence of at most 20 words, in one line. One full stop in all.',
  'short-para': 'Length: 2-3 sentences of at most 50 words together, in one line.',
  'unhinged-long':
    'Length: under 10 lines, best 5 to 8, one thought each, none over 200 characters, no blank lines.',
};

const GENTLE =
  'The post speaks of something grave. Whatever the tone, no joke, no advice and nothing about yourself: a brief, plain and kind word.';
/** Builds the prompt for one reply (docs/product.md §5). `wrong` names the rules that the last attempt broke. */
export function replyPrompt(
  { post, tone, length }: Pick<ReplyRequest, 'post' | 'tone' | 'length'>,
  marks: Marks,
  wrong: readonly string[] = [],
): ChatMessage[] {
  const fixed = [
    'You write a comment on a post of a professional network. You are a colleague who answers in all seriousness and gives himself away. Never make fun of the person who posted.',
    'Ridiculous but professional. Sound human, like somebody typing between two meetings. No hashtags, no markup, no links, no emoji. Write in the language of the post.',
    'The first sentence takes up something that only this post says, a noun, a number or a claim of it, and follows its logic one step further.',
    'The comment alone: no introduction, no quotation marks around it, no signature.',
  ];
  const changing = [LENGTH_RULES[length], readPost(post).sensitive ? GENTLE : TONE_RULES[tone]];
  const call = { fixed, changing, data: { post: cleanLines(post) }, noun: 'post', wrong };
  return promptMessages({ ...call, params: 'Write the comment.' }, marks);
}

const OPENER = String.raw`(?:(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok)[!.,:]*\s*)?`;
const INTRO = new RegExp(
  String.raw`^${OPENER}(?:here(?:'s| is) (?:your|a|an|my|the)\s+(?:[\w'-]+\s+){0,3}?|(?:[\w-]+\s)?)(?:reply|comment|response)\b[^:"\n]{0,60}:\s*`,
  'i',
);
const HASHTAGS = /(?:^|\s)#\p{L}[\p{L}\p{N}_]*/gu;

/**
 * Joins a model's cleaned lines into one reply. Removes an introduction, hashtags and enclosing quotation marks. Only
 * the long length keeps its lines (docs/product.md §5).
 */
export function replyOf(lines: readonly string[], length: ReplyLength): string {
  const whole = lines.join('\n').replace(INTRO, '').replace(HASHTAGS, '').trim();
  const bare = /^"[^"]+"$/.test(whole) ? whole.slice(1, -1).trim() : whole;
  const trimmed = bare.split('\n').map((line) => line.trim());
  return trimmed.filter((line) => line !== '').join(length === 'unhinged-long' ? '\n' : ' ');
}

/** Lists what breaks a rule in a model's reply: the limits of its length (docs/product.md §9) and checkLines. */
export function replyErrors(text: string, length: ReplyLength, canary: string): string[] {
  // Only the lines of the comedy engine must not have a doubtful stop.
  const errors = lintReply(text, length).filter((error) => error !== 'doubtful stop');
  return [...errors, ...checkLines(text.split('\n'), canary)];
}

/** Creates the writer that calls a model. Its replies have passed replyErrors. */
export function createModelReplyWriter(parts: ModelWriterParts): ReplyWriter {
  return createModelWriter<ReplyRequest, Draft>(parts, {
    ...DRAFT_RULES,
    messages: replyPrompt,
    pieceOf: (text, how, { length }) =>
      DRAFT_RULES.pieceOf(length === 'unhinged-long' ? text : text.replaceAll('\n', ' '), how),
    textOf: (lines, { length }) => replyOf(lines, length),
    errorsOf: (text, { length }, canary) => replyErrors(text, length, canary),
    startedAt: ({ startedAt }) => startedAt(),
  });
}

/** The reply writer of the comedy engine. It needs no model. */
export const offlineReplyWriter: ReplyWriter = {
  name: 'offline',
  async *write(_grant, request, signal) {
    // Yields to other requests between two replies.
    await setImmediate();
    signal.throwIfAborted();
    const reply = writeReply(request);
    yield { text: reply.text, fresh: true };
    return { ...reply, writer: 'offline' };
  },
};

/** Milliseconds between the starts of two model calls of a round (docs/product.md §9). */
export const CALL_PAUSE_MS = 500;

type RoundRequest = Omit<ReplyRequest, 'tone' | 'startedAt'> & {
  tones: readonly ReplyTone[];
  /** Waits until the tone at this place may start. Rejects when the reader leaves. */
  waitForTurn: (place: number) => Promise<void>;
};

/** How long the line before a tone is, a piece of its draft, its finished reply, or its failure. */
export type ToneEvent =
  | { event: 'waiting'; data: Waiting }
  | { event: 'delta'; data: Draft & { tone: ReplyTone } }
  | { event: 'written'; data: { tone: ReplyTone; written: Written } }
  | { event: 'skip'; data: { tone: ReplyTone } };

/**
 * Writes the tones of a round in parallel, each from its turn on, within one deadline. Each tone ends with written or skip. Never throws;
 * continues without a reader until every tone has ended.
 */
export async function* writeRound(
  writer: ReplyWriter,
  grant: GenerationGrant,
  request: RoundRequest,
  signal: AbortSignal,
): AsyncGenerator<ToneEvent, void> {
  const { tones, waitForTurn, ...rest } = request;
  let begun: number | undefined;
  const startedAt = () => (begun ??= performance.now());
  yield* new ReadableStream<ToneEvent>({
    async start(controller) {
      const push = (event: ToneEvent) => controller.enqueue(event);
      const writing = tones.map((tone, place) =>
        writeTone(
          writer.write(grant, { ...rest, tone, startedAt }, signal),
          { tone, turn: () => waitForTurn(place) },
          push,
        ),
      );
      await Promise.all(writing);
      controller.close();
    },
  });
}

async function writeTone(
  drafts: ReturnType<ReplyWriter['write']>,
  { tone, turn }: { tone: ReplyTone; turn: () => Promise<void> },
  push: (event: ToneEvent) => void,
): Promise<void> {
  try {
    await turn();
    let step = await drafts.next();
    for (; !step.done; step = await drafts.next()) {
      const piece = step.value;
      if (isWaiting(piece)) push({ event: 'waiting', data: piece });
      else push({ event: 'delta', data: { tone, ...piece } });
    }
    push({ event: 'written', data: { tone, written: step.value } });
  } catch {
    push({ event: 'skip', data: { tone } });
  }
}
