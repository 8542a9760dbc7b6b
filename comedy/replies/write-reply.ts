import { hashText } from '../random.ts';
import { chooseReply, type ReadReplyPost, readReplyPost, replyCandidates } from './choose-reply.ts';
import { REPLIES } from './plots/index.ts';
import type { ReplyLength, ReplyTone } from './reply-kinds.ts';

/** Raised whenever the same plots would give other words. */
const REPLY_ENGINE_VERSION = '4';

export type ReplyRequest = {
  /** The pasted post: any text, of which 4,000 characters are read. */
  post: string;
  tone: ReplyTone;
  length: ReplyLength;
  seed: number | string;
  /** Ids of the plots read lately, the latest first: not told again while others are left. */
  avoid?: readonly string[];
};

export type WrittenReply = {
  text: string;
  /** The id of its plot. */
  templateIds: readonly string[];
  /** Version of the engine and of the plots: together with the request they give the same reply again. */
  engine: string;
};

let latest: { post: string; read: ReadReplyPost } | undefined;

/** The reading of a post; the tones of one round ask for the same one. */
function readingOf(post: string): ReadReplyPost {
  if (latest?.post !== post) latest = { post, read: readReplyPost(post) };
  return latest.read;
}

let version: string | undefined;

/**
 * Writes one reply to a pasted post within the hard limits of its length (docs/product.md §3, §9): one
 * sentence of at most 20 words; 2-3 sentences, 50 words; 2-9 lines. The same request gives the same bytes.
 * A post about something grave is answered gently, whatever the tone, an apology without mockery.
 */
export function writeReply({ post, tone, length, seed, avoid = [] }: ReplyRequest): WrittenReply {
  const candidates = replyCandidates(REPLIES, readingOf(post), tone, length);
  const chosen = chooseReply(candidates, JSON.stringify([seed, tone, length, post]), avoid);
  if (!chosen) throw new Error(`No reply of the tone ${tone} suits a post`);
  version ??= hashText(
    JSON.stringify(REPLIES.map(({ one, tail, long }) => [one, tail, long])),
  ).toString(36);
  const engine = `${REPLY_ENGINE_VERSION}+${version}`;
  return { text: chosen.text, templateIds: [chosen.plot.id], engine };
}
