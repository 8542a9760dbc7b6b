import { isTagLine } from '../../../comedy/posts/tag-lines.ts';
import { isGentle, retellPost, type WrittenPost } from '../../../comedy/posts/write-post.ts';
import type { PostOrigin } from '../../platform/db/tables.ts';
import { postOriginOf } from '../posts/post-origin.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { GuestEvent } from '../stats/guest-events.server.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Viewer } from '../members/viewer.ts';
import { fairUseWriter, offlineWriter } from '../writers/fallback-writers.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import {
  type FallbackReason,
  isWaiting,
  readFallback,
  type Waiting,
  type WriteRequest,
  type Written,
} from '../writers/writer.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { postLines } from '../posts/post.ts';
import { graveText } from '../posts/grave-versions.server.ts';
import { savePost } from '../posts/posts.server.ts';
import { type PostGeneration, withFields } from '../posts/stored-forms.server.ts';
import { familyOf } from '../posts/version-store.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import {
  claimGeneration,
  finishGeneration,
  type GenerationInput,
  type GrantedClaim,
} from './generation-claims.server.ts';
import type { GenerationParams, LiveCardSource, Parsed } from './generation-request.ts';
import {
  type Failure,
  type GenerationStart,
  replay,
  streamGeneration,
} from './generation-stream.server.ts';
import { recentPlots, storyOf } from './plots.server.ts';
import { findPostOrigin } from './find-post-origin.server.ts';
import { rewriteParams } from './post-rewrite.ts';
import { turnStory } from './turn-story.server.ts';

export type GenerateInput = GenerationInput & {
  parsed: Extract<Parsed, { ok: true }>;
  userAgent: string;
  /** Ignores what the owner has read lately, so that the same seed gives the same text. */
  isBySeedAlone?: boolean;
};

/**
 * The events of a stream: meta, waiting while others are before it, any number of deltas, then done or error. A fresh delta replaces those before.
 */
export type GenerationEvent =
  | { event: 'meta'; data: { id: string; style: string; writer: string } }
  | { event: 'waiting'; data: Waiting }
  | { event: 'delta'; data: Draft }
  | { event: 'done'; data: DonePost }
  | { event: 'error'; data: Failure };

/** The finished post. `fallback` says why the offline writer wrote in place of the model. */
export type DonePost = {
  id: string;
  text: string;
  writer: string;
  seed: number;
  fallback?: FallbackReason;
  /** The post had no story to move to another level: this is a new story. */
  isNewStory?: boolean;
};

/**
 * Writes one post. A failure before any text refunds the generation. A guest's own story at another level is no
 * generation: docs/product.md §2, Post result screen.
 */
export async function generatePost(
  services: Services,
  viewer: Viewer,
  input: GenerateInput,
  signal: AbortSignal,
): Promise<GenerationStart<GenerationEvent>> {
  const order = await readOrder(services, viewer, input);
  if (!order.ok) return order;
  const { params, turned, parentId, familyId, origin } = order;
  if (viewer.kind === 'guest' && turned) {
    const told = { ...turned.told, level: params.level };
    const row = await turnStory(services, viewer, turned.base, told);
    if (!row) return NOT_FOUND;
    return { ok: true, events: replay(finishedEvents(row, order)) };
  }
  const { owner, address, idempotencyKey } = input;
  const claim = await claimGeneration(services, {
    owner,
    address,
    idempotencyKey,
    kind: 'post',
    form: params,
    parentId,
    familyId,
    origin,
  });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') {
    return { ok: true, events: replay(finishedEvents(claim.row, order)) };
  }
  const claimed = { id: claim.id, failureCode: 'generation-failed' } as const;
  const write = (reader: AbortSignal) => writePost(services, { input, order, claim }, reader);
  return { ok: true, events: streamGeneration(services, claimed, write, signal) };
}

/** What a form orders, with what it refers to. */
type Order = {
  params: GenerationParams;
  /** The story that is moved to another level, or the plot of the live card. */
  story?: WriteRequest['story'];
  /** The version whose story is moved, and how it is told at the other level. */
  turned?: { base: PostGeneration; told: WrittenPost };
  liveCard?: LiveCardSource;
  /** The post of a model that is told again at another level, by a model only. */
  retold?: string | undefined;
  /** The post that is written again is a gentle one. */
  isGrave?: boolean;
  isNewStory?: boolean;
  parentId: string | null;
  familyId: string | null;
  origin: PostOrigin;
};

async function readOrder(
  services: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  viewer: Viewer,
  { parsed, owner, idempotencyKey }: GenerateInput,
): Promise<({ ok: true } & Order) | Rejection> {
  if (parsed.kind === 'new') {
    const { params, liveCard } = parsed;
    const found = await findPostOrigin(services, viewer, params, { owner, idempotencyKey });
    if (!found.ok) return found;
    const { origin, seed } = found;
    const source = { parentId: null, familyId: null, origin };
    const begun = liveCard && beginStory(services, { ...params, seed }, liveCard);
    return { ok: true, params: { ...params, seed }, liveCard, ...begun, ...source };
  }
  const parent = await findOwnGeneration(services.db, viewer, parsed.params.from);
  const params = parent && rewriteParams(parent, parsed.params);
  if (!params) return NOT_FOUND;
  const { id: parentId } = parent;
  const isGrave = parent.plot !== null && isGentle(parent.plot);
  const source = { parentId, familyId: familyOf(parent), origin: postOriginOf(parent), isGrave };
  if (!parsed.params.levelChange) return { ok: true, params, ...source };
  const story = params.seed === undefined ? storyOf(parent) : undefined;
  // The seed of the parent draws the same wordings again.
  const moved = { ...params, isGrave, seed: parent.seed, site: siteName(services.publicOrigin) };
  const told = story && retellPost(moved, story);
  if (!told) {
    const retold = params.seed === undefined ? retoldBy(parent) : undefined;
    return { ok: true, params, retold, isNewStory: true, ...source };
  }
  return { ok: true, params: moved, story, turned: { base: parent, told }, ...source };
}

/** The story of a live card. Nothing where its plot does not suit, or where no card was shown. */
function beginStory(
  { publicOrigin }: Pick<Services, 'publicOrigin'>,
  { seed, ...params }: GenerationParams,
  { plot }: LiveCardSource,
): Pick<Order, 'story'> {
  if (plot === undefined || seed === undefined) return {};
  const told = retellPost({ ...params, seed, site: siteName(publicOrigin) }, { plot });
  return told ? { story: { plot, cast: told.cast } } : {};
}

/** The text of a model's post for another level. Undefined for other posts. */
function retoldBy({ writer, text }: PostGeneration): string | undefined {
  if (writer !== 'model' || text === null) return undefined;
  return postLines(text)
    .filter((line) => !isTagLine(line))
    .join('\n');
}

type FinishedRow = Pick<GenerationRow, 'id' | 'style' | 'text' | 'writer' | 'seed' | 'fallback'>;

function finishedEvents(row: FinishedRow, order: Order): GenerationEvent[] {
  const { id, style, text, writer } = row;
  return [
    { event: 'meta', data: { id, style, writer: writer ?? '' } },
    { event: 'delta', data: { text: text ?? '' } },
    doneEvent(row, order),
  ];
}

function doneEvent(row: FinishedRow, order: Order): GenerationEvent {
  const { id, text, writer, seed } = row;
  const isRetold = order.retold !== undefined && writer === 'model';
  const isNewStory = isRetold ? undefined : order.isNewStory;
  const fallback = readFallback(row.fallback);
  const post = { id, text: text ?? '', writer: writer ?? '', seed, fallback, isNewStory };
  return { event: 'done', data: post };
}

/** The events of a new post. The last one follows its commit. */
async function* writePost(
  services: Services,
  { input, order, claim }: { input: GenerateInput; order: Order; claim: GrantedClaim },
  reader: AbortSignal,
): AsyncGenerator<GenerationEvent, GenerationEvent> {
  const { params, story, retold, liveCard } = order;
  const { id, seed, grant, isPastFairUse } = claim;
  const isByHouse = isHouseStory(order) || waitsForAgain(services, order);
  const { name } = isByHouse ? offlineWriter : services.writer;
  yield { event: 'meta', data: { id, style: params.style, writer: name } };

  const isBySeedAlone =
    input.isBySeedAlone === true || story !== undefined || liveCard !== undefined;
  const memory = isBySeedAlone ? {} : await recentPlots(services.db, input.owner);
  const writer = isByHouse
    ? offlineWriter
    : fairUseWriter(services.writer, offlineWriter, isPastFairUse);
  const site = siteName(services.publicOrigin);
  const request = {
    ...params,
    seed,
    site,
    ...memory,
    story,
    retold,
    isGrave: order.isGrave,
  };
  const pieces = writer.write(grant, request, reader);
  let step = await pieces.next();
  for (; !step.done; step = await pieces.next()) yield pieceEvent(step.value);
  const hasModel = services.writer.name === 'model';
  const isCardOfHouse = liveCard !== undefined && isByHouse && hasModel;
  const written: Written = isCardOfHouse ? { ...step.value, fallback: 'live-card' } : step.value;

  const { owner } = input;
  // The offline writer has read the form, which was judged with the claim.
  const isGrave =
    written.isGrave === true ||
    (written.writer !== offlineWriter.name && graveText(written.text) === 1);
  const row = await finishGeneration(
    services,
    { id, owner },
    { ...written, isGrave },
    (trx, saved) => savePost(trx, services, owner.id, withFields(saved)),
  );
  if (owner.kind === 'guest') await recordGuestPost(services, input, order);
  return doneEvent(row, order);
}

function pieceEvent(piece: string | Draft | Waiting): GenerationEvent {
  if (typeof piece === 'string') return { event: 'delta', data: { text: piece } };
  return isWaiting(piece) ? { event: 'waiting', data: piece } : { event: 'delta', data: piece };
}

/** Whether the offline writer retells its story. A model replaces the one of a live card, unless that is gentle and whole. */
function isHouseStory({ story, liveCard }: Order): boolean {
  return story !== undefined && (liveCard === undefined || isGentle(story.plot));
}

/** Whether a first post is by the house, because the model is slow and writes what is asked for again only. */
function waitsForAgain(
  { modelStatus }: Pick<Services, 'modelStatus'>,
  { parentId }: Order,
): boolean {
  return parentId === null && modelStatus.active()?.writes === 'again';
}

/** Records the steps of the funnel that a guest's post takes. */
async function recordGuestPost(
  services: Services,
  { owner, userAgent }: GenerateInput,
  { params, liveCard }: Order,
): Promise<void> {
  const via = liveCard && { via: liveCard.via };
  const post = { postType: params.style, humorLevel: params.level };
  const events: GuestEvent[] = [{ event: 'post_generated', metadata: { ...post, ...via } }];
  // A live card takes the steps before it in the funnel, too.
  if (via) events.unshift({ event: 'generator_visit', metadata: via });
  if (via?.via === 'landing') {
    events.unshift({ event: 'try_now_click', metadata: { source: 'hero', ...via } });
  }
  for (const event of events) {
    await recordEvent(services, owner.id, event, { userAgent, referrer: undefined });
  }
}
