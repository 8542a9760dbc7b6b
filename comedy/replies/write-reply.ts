import { hashText } from '../story/random.ts';
import { chooseReply, type ReadReplyPost, readReplyPost, replyCandidates } from './choose-reply.ts';
import { REPLIES } from './plots/index.ts';
import type { ReplyLength, ReplyTone } from './reply-kinds.ts';

/** Increase it when the same plots give other words. */
const REPLY_ENGINE_VERSION = '6';

export type ReplyRequest = {
  /** The pasted post, of which 4,000 characters are read. */
  post: string;
  tone: ReplyTone;
  length: ReplyLength;
  seed: number | string;
  /** Ids of the plots read lately, newest first; used again only when no other is left. */
  avoid?: readonly string[];
};

export type WrittenReply = {
  text: string;
  /** The id of its plot. */
  templateIds: readonly string[];
  /** Version of engine and plots: with the request they reproduce the reply. */
  engine: string;
};

let latest: { post: string; read: ReadReplyPost } | undefined;

/** Caches the last post, since the tones of one request share it. */
function readingOf(post: string): ReadReplyPost {
  if (latest?.post !== post) latest = { post, read: readReplyPost(post) };
  return latest.read;
}

let version: string | undefined;

/**
 * Writes a reply within the limits of its length (docs/product.md §3, §9): one sentence of at most 20 words; 2-3
 * sentences of 50 words; 2-9 lines. The same request gives the same text. Grave posts get gentle replies, apologies no
 * mockery.
 */
export function writeReply({ post, tone, length, seed, avoid = [] }: ReplyRequest): WrittenReply {
  const candidates = replyCandidates(REPLIES, readingOf(post), tone, length);
  const chosen = chooseReply(candidates, JSON.stringify([seed, tone, length, post]), avoid);
  if (!chosen) throw new Error(`No reply of the tone ${tone} suits a post`);
  version ??= hashText(JSON.stringify(REPLIES.map(({ texts }) => texts))).toString(36);
  const engine = `${REPLY_ENGINE_VERSION}+${version}`;
  return { text: chosen.text, templateIds: [chosen.plot.id], engine };
}
