import { hashText, randomFrom } from '../random.ts';
import {
  type Draft,
  composeReply,
  finish,
  type ReplySetting,
  wantsMention,
} from './compose-reply.ts';
import { offersOf } from './offers.ts';
import { chooseReply } from './rank-reply.ts';
import { type PostReading, readPost } from './read-post.ts';
import {
  poolsOf,
  REPLY_BANK_HASH,
  REPLY_FILES,
  type ReplyLine,
  type ReplyPools,
} from './reply-bank.ts';
import { REPLY_TONES, type ReplyLength, type ReplyTone } from './reply-kinds.ts';

/** Raised whenever the same banks would give other words. */
export const REPLY_ENGINE_VERSION: string = '2';

const CANDIDATES = 16;

export type ReplyRequest = {
  /** The pasted post: any text, of which 4,000 characters are read. */
  post: string;
  tone: ReplyTone;
  length: ReplyLength;
  seed: number | string;
  /** Ids of lines used lately, the latest first: not used again while others are left, then the oldest first. */
  avoid?: readonly string[];
};

export type WrittenReply = {
  text: string;
  templateIds: readonly string[];
  /** Device numbers (comedy/TEMPLATES.md), one for each id; gentle lines carry theirs too. */
  devices: readonly number[];
  /** Engine version and bank hash: together with the request they give the same reply again. */
  engine: string;
};

let latest: { post: string; reading: PostReading } | undefined;

/** The reading of a post; the tones of one round ask for the same one. */
function readingOf(post: string): PostReading {
  if (latest?.post !== post) latest = { post, reading: readPost(post) };
  return latest.reading;
}

/**
 * Writes one reply to a pasted post within the hard limits of its length (docs/product.md §3, §9): one
 * sentence of at most 20 words; 2-3 sentences, 50 words; 2-9 lines. The same request gives the same bytes.
 * A post about something grave is answered from the gentle bank, whatever the tone, an apology from its own.
 */
export function writeReply(request: ReplyRequest): WrittenReply {
  const reading = readingOf(request.post);
  const { tone, length, seed } = request;
  const key = JSON.stringify([seed, tone, length, request.post, REPLY_BANK_HASH]);
  const setting = settingFor(request, reading);
  const draft = drafted(setting, key);
  return {
    text: draft.text,
    templateIds: draft.lines.map((line) => line.id),
    devices: draft.lines.map((line) => line.device),
    engine: `${REPLY_ENGINE_VERSION}+${REPLY_BANK_HASH}`,
  };
}

function settingFor(
  { tone, length, seed, post, avoid = [] }: ReplyRequest,
  reading: PostReading,
): ReplySetting {
  const calm = reading.sensitive ? 'gentle' : reading.sincere ? 'sincere' : undefined;
  const pools = calm
    ? shareOf(poolsOf(REPLY_FILES[calm]), REPLY_TONES.indexOf(tone) + hashText(`${seed} ${post}`))
    : poolsOf(REPLY_FILES[tone]);
  return {
    reading,
    offers: offersOf(reading),
    pools,
    length,
    avoid: new Map([...avoid].reverse().map((id, place) => [id, avoid.length - place])),
  };
}

/** A fifth of each pool, another for each tone: the tones of one round never say the same gentle line. */
function shareOf(pools: ReplyPools, turn: number): ReplyPools {
  const mine = (_: ReplyLine, index: number) =>
    index % REPLY_TONES.length === turn % REPLY_TONES.length;
  return new Map([...pools].map(([beat, lines]) => [beat, lines.filter(mine)]));
}

function drafted(setting: ReplySetting, key: string): Draft {
  const mention = wantsMention(setting, randomFrom(`${key} mention`));
  const drafts = candidates(setting, key, mention);
  const choice = chooseReply(drafts, randomFrom(`${key} choice`), setting.avoid);
  return choice ?? plainest(setting, key);
}

function candidates(setting: ReplySetting, key: string, mention: boolean): Draft[] {
  const drafts: Draft[] = [];
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    const draft = composeReply(setting, mention, randomFrom(`${key} ${attempt}`));
    const known = drafts.some((other) => other.text === draft?.text);
    if (draft && !known) drafts.push(draft);
  }
  const spoken = drafts.filter((draft) => draft.mentions.length > 0);
  return mention && spoken.length > 0 ? spoken : drafts;
}

/** When no candidate keeps the limits: lines that say nothing of the post, which always do. */
function plainest(setting: ReplySetting, key: string): Draft {
  const calm: ReplySetting = { ...setting, offers: new Map(), avoid: new Map() };
  for (const draft of candidates(calm, `${key} plain`, false)) return draft;
  const first = (setting.pools.get('one') ?? [])
    .filter((line) => line.needs.length === 0)
    .slice(0, 1);
  const draft = finish(first, { ...calm, length: 'one-liner' }, randomFrom(key));
  if (!draft) throw new Error('the reply bank holds no plain line');
  return draft;
}
