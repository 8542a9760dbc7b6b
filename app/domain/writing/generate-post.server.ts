import { retellPost, type WrittenPost } from '../../../comedy/write-post.ts';
import { type PostOrigin, postOriginOf } from '../../platform/db/post-origin.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { GuestEvent } from '../../platform/http/guest-events.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { fairUseWriter, offlineWriter } from '../../platform/model/fallback-writers.server.ts';
import {
  type FallbackReason,
  readFallback,
  type WriteRequest,
  type Written,
} from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { savePost } from '../posts/posts.server.ts';
import { familyOf } from '../posts/version-store.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import { countForPlot } from '../stats/post-acts.server.ts';
import {
  finishGeneration,
  type GenerationInput,
  type GenerationOwner,
  type GrantedClaim,
} from './generation-claims.server.ts';
import type { GenerationParams, LiveCardSource, Parsed } from './generation-request.ts';
import {
  type Failure,
  type GenerationStart,
  replay,
  startGeneration,
} from './generation-stream.server.ts';
import { recentPlots, storyOf } from './plots.server.ts';
import { findPostOrigin, type PostOriginRejection } from './post-origin.server.ts';
import { rewriteParams } from './post-rewrite.ts';
import { turnStory } from './turn-story.server.ts';

export type GenerateInput = GenerationInput & {
  parsed: Extract<Parsed, { ok: true }>;
  userAgent: string;
  /** Ignores what the owner has read lately and what travels, so that the same seed gives the same text. */
  isBySeedAlone?: boolean;
};

/** The events of a stream: meta, any number of deltas, then done or error. */
export type GenerationEvent =
  | { event: 'meta'; data: { id: string; style: string; writer: string } }
  | { event: 'delta'; data: { text: string } }
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

type Rejection = { ok: false; reason: PostOriginRejection | 'not-found' };

/**
 * Writes one post. A failure before any text refunds the generation. A guest's own story at another level is no
 * generation: docs/product.md §2, Post result screen.
 */
export async function generatePost(
  services: Services,
  viewer: Viewer,
  input: GenerateInput,
  signal: AbortSignal,
): Promise<GenerationStart<GenerationEvent> | Rejection> {
  const resolved = await resolveRequest(services, viewer, input);
  if (!resolved.ok) return resolved;
  const { owner, address, idempotencyKey } = input;
  const { params, parentId, familyId, origin, isNewStory } = resolved;
  const finished = (row: GenerationRow) => finishedEvents(row, isNewStory);
  const { turned } = resolved;
  if (viewer.kind === 'guest' && turned) {
    const told = { ...turned.told, level: params.level };
    const row = await turnStory(services, viewer, turned.base, told);
    if (!row) return { ok: false, reason: 'not-found' };
    return { ok: true, events: replay(finished(row)) };
  }
  const claimed = { owner, address, idempotencyKey, parentId, familyId, origin };
  return startGeneration<GenerationEvent, string, Written>(
    services,
    { ...claimed, kind: 'post', form: params },
    finished,
    (claim) => ({
      failureCode: 'generation-failed',
      first: {
        event: 'meta',
        data: {
          id: claim.id,
          style: params.style,
          writer: resolved.liveCard ? offlineWriter.name : services.writer.name,
        },
      },
      open: (reader) => writePost(services, { ...input, ...resolved, ...claim }, reader),
      eventOf: (text) => ({ event: 'delta', data: { text } }),
      save: (written) => finishPost(services, { ...input, ...resolved, id: claim.id }, written),
    }),
    signal,
  );
}

type Resolved = {
  params: GenerationParams;
  /** The story that is moved to another level, or the plot of the live card. */
  story?: WriteRequest['story'];
  /** The version whose story is moved, and how it is told at the other level. */
  turned?: { base: GenerationRow; told: WrittenPost };
  liveCard?: LiveCardSource;
  isNewStory?: boolean;
  parentId: string | null;
  familyId: string | null;
  origin: PostOrigin;
};

async function resolveRequest(
  services: Services,
  viewer: Viewer,
  { parsed, owner, idempotencyKey }: GenerateInput,
): Promise<({ ok: true } & Resolved) | Rejection> {
  if (parsed.kind === 'new') {
    const { params, liveCard } = parsed;
    const found = await findPostOrigin(services, viewer, params, { owner, idempotencyKey });
    if (!found.ok) return found;
    const { origin, seed } = found;
    const story = liveCard?.plot === undefined ? undefined : { plot: liveCard.plot };
    const source = { parentId: null, familyId: null, origin };
    return { ok: true, params: { ...params, seed }, story, liveCard, ...source };
  }
  const parent = await findOwnGeneration(services.db, viewer, parsed.params.from);
  const params = parent && rewriteParams(parent, parsed.params);
  if (!params) return { ok: false, reason: 'not-found' };
  const { id: parentId } = parent;
  const source = { parentId, familyId: familyOf(parent), origin: postOriginOf(parent) };
  if (!parsed.params.levelChange) return { ok: true, params, ...source };
  const story = params.seed === undefined ? storyOf(parent) : undefined;
  // The seed of the parent draws the same wordings again.
  const moved = { ...params, seed: parent.seed, site: siteName(services.publicOrigin) };
  const told = story && retellPost(moved, story);
  if (!told) return { ok: true, params, isNewStory: true, ...source };
  return { ok: true, params: moved, story, turned: { base: parent, told }, ...source };
}

function finishedEvents(row: GenerationRow, isNewStory: boolean | undefined): GenerationEvent[] {
  const { id, style, seed } = row;
  const text = row.text ?? '';
  const writer = row.writer ?? '';
  const fallback = readFallback(row.fallback);
  return [
    { event: 'meta', data: { id, style, writer } },
    { event: 'delta', data: { text } },
    { event: 'done', data: { id, text, writer, seed, fallback, isNewStory } },
  ];
}

/** Calls the writer with what the choice of a plot depends on. */
async function* writePost(
  services: Services,
  job: GenerateInput & Resolved & GrantedClaim,
  signal: AbortSignal,
): AsyncGenerator<string, Written> {
  const { story, liveCard, params, seed, grant, isPastFairUse } = job;
  const isBySeedAlone = job.isBySeedAlone === true || story !== undefined || liveCard !== undefined;
  const preference = isBySeedAlone ? {} : await preferenceOf(services, job.owner);
  // Only the offline writer retells a story and continues a live card.
  const writer =
    story || liveCard
      ? offlineWriter
      : fairUseWriter(services.writer, offlineWriter, isPastFairUse);
  const site = siteName(services.publicOrigin);
  const request = { ...params, seed, site, ...preference, story };
  const written = yield* writer.write(grant, request, signal);
  return liveCard ? { ...written, fallback: 'live-card' } : written;
}

async function preferenceOf({ db, plotWeights }: Services, owner: GenerationOwner) {
  const [memory, weightOf] = await Promise.all([recentPlots(db, owner), plotWeights.read()]);
  return { ...memory, weightOf };
}

async function finishPost(
  services: Services,
  job: GenerateInput & { id: string; params: GenerationParams; liveCard?: LiveCardSource },
  written: Written,
): Promise<GenerationRow> {
  const { owner, params, userAgent, liveCard } = job;
  const row = await finishGeneration(services, job, written, (trx, saved) =>
    savePost(trx, services, owner.id, saved),
  );
  if (written.story) await countForPlot(services, 'shown', row.id);
  if (owner.kind === 'guest') {
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
  return row;
}
