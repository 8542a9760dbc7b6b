import { retellPost, type StorySource } from '../../../comedy/write-post.ts';
import { OwnerGoneError } from '../../platform/db/database-errors.server.ts';
import { type PostOrigin, postOriginOf } from '../../platform/db/post-origin.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { fairUseWriter, offlineWriter } from '../../platform/model/fallback-writers.server.ts';
import {
  type FallbackReason,
  type GenerationGrant,
  readFallback,
  type Writer,
  type WriteRequest,
  type Written,
} from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { holdMember } from '../members/member-store.server.ts';
import { findOwnGeneration, markSucceeded } from '../posts/generation-store.server.ts';
import type { PostProfile } from '../posts/post.ts';
import { savePost } from '../posts/posts.server.ts';
import { findProfile } from '../posts/profiles.server.ts';
import { familyOf } from '../posts/version-store.server.ts';
import { isGraveForm } from '../posts/versions.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import {
  claimGeneration,
  type ClaimRejection,
  type FairUse,
  type GenerationOwner,
} from './generation-claims.server.ts';
import type { GenerationParams, Parsed } from './generation-request.ts';
import { type Failure, streamGeneration } from './generation-stream.server.ts';
import { recentPlots, storyOf } from './plots.server.ts';
import { findPostOrigin, type PostOriginRejection } from './post-origin.server.ts';
import { rewriteParams } from './post-rewrite.ts';

export type GenerateInput = {
  owner: GenerationOwner;
  address: string;
  idempotencyKey: string;
  parsed: Extract<Parsed, { ok: true }>;
  userAgent: string;
  /** The words come from the form and the seed alone: what the owner has read lately does not count. */
  isBySeedAlone?: boolean;
};

/** What a reader is sent, in this order: meta, any number of deltas, then done or error. */
export type GenerationEvent =
  | { event: 'meta'; data: { id: string; style: string; writer: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: DonePost }
  | { event: 'error'; data: Failure };

/** The finished post. `fallback` says why the offline writer wrote although a model was asked. */
export type DonePost = {
  id: string;
  text: string;
  writer: string;
  seed: number;
  fallback?: FallbackReason;
  /** Whom its card says it is by; a guest's is by the one that everybody starts as. */
  profile?: PostProfile;
  /** The shared post that it makes worse. */
  remixOf?: string;
  /** Another level was asked for, and the post had no story to move there: this is another story. */
  isNewStory?: boolean;
  /** The form is grave: its post has one level. */
  isGrave?: boolean;
};

export type GenerateOutcome =
  | { ok: true; events: AsyncGenerator<GenerationEvent, void> }
  | ClaimRejection
  | { ok: false; reason: PostOriginRejection | 'not-found' };

/**
 * Writes one post. Everything that can be refused is refused before the first event;
 * `signal` aborts when the reader leaves. A failure before any text gives the generation back.
 */
export async function generatePost(
  services: Services,
  viewer: Viewer,
  input: GenerateInput,
  signal: AbortSignal,
): Promise<GenerateOutcome> {
  const asked = await resolveRequest(services, viewer, input);
  if (!asked.ok) return asked;
  const { owner, address, idempotencyKey } = input;
  const claim = await claimGeneration(services, {
    owner,
    address,
    idempotencyKey,
    kind: 'post',
    ...asked,
  });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') return { ok: true, events: replay(services, owner, claim.row) };
  return { ok: true, events: write(services, { ...claim, ...input, ...asked }, signal) };
}

type Resolved = {
  ask: GenerationParams;
  /** The story that is moved to another level. */
  story?: StorySource;
  /** Another level was asked for, and there is no story to move there. */
  isNewStory?: boolean;
  parentId: string | null;
  familyId: string | null;
  origin: PostOrigin;
};
type ResolvedRequest =
  | ({ ok: true } & Resolved)
  | { ok: false; reason: PostOriginRejection | 'not-found' };

async function resolveRequest(
  services: Services,
  viewer: Viewer,
  { parsed, owner, idempotencyKey }: GenerateInput,
): Promise<ResolvedRequest> {
  if (parsed.kind === 'new') {
    const on = await findPostOrigin(services, viewer, parsed.ask, { owner, idempotencyKey });
    if (!on.ok) return on;
    const ask = { ...parsed.ask, seed: on.seed };
    return { ok: true, ask, parentId: null, familyId: null, origin: on.origin };
  }
  const parent = await findOwnGeneration(services.db, viewer, parsed.ask.from);
  const ask = parent && rewriteParams(parent, parsed.ask);
  if (!ask) return { ok: false, reason: 'not-found' };
  const { id: parentId } = parent;
  const on = { parentId, familyId: familyOf(parent), origin: postOriginOf(parent) };
  if (!parsed.ask.levelChange) return { ok: true, ask, ...on };
  const story = ask.seed === undefined ? storyOf(parent) : undefined;
  // The seed of the parent draws the same wordings again.
  const moved = { ...ask, seed: parent.seed, site: siteName(services.publicOrigin) };
  if (!story || !retellPost(moved, story)) return { ok: true, ask, isNewStory: true, ...on };
  return { ok: true, ask: moved, story, ...on };
}

async function* replay(
  services: Services,
  owner: GenerationOwner,
  row: GenerationRow,
): AsyncGenerator<GenerationEvent, void> {
  const { id, style, seed } = row;
  const writer = row.writer ?? '';
  const text = row.text ?? '';
  yield { event: 'meta', data: { id, style, writer } };
  yield { event: 'delta', data: { text } };
  const profile = await profileFor(services, owner, row);
  const fallback = readFallback(row.fallback);
  const remixOf = row.remix_of ?? undefined;
  const grave = isGraveForm(JSON.parse(row.fields) as Record<string, string>);
  yield {
    event: 'done',
    data: { id, text, writer, seed, fallback, profile, remixOf, isGrave: grave },
  };
}

type Job = GenerateInput & {
  grant: GenerationGrant;
  id: string;
  seed: number;
  fairUse: FairUse;
} & Resolved;

function profileFor(
  { db }: Services,
  owner: GenerationOwner,
  row: Pick<GenerationRow, 'id' | 'family_id'>,
): Promise<PostProfile | undefined> {
  if (owner.kind === 'guest') return Promise.resolve(undefined);
  // The post is kept by now: it is shown even if nobody can say whom it is by.
  return findProfile(db, owner.id, row).catch(() => undefined);
}

function write(
  services: Services,
  job: Job,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const { id, seed, ask } = job;
  const site = siteName(services.publicOrigin);
  return streamGeneration<GenerationEvent, string, Written, Written>(
    services,
    {
      id,
      name: 'generation-failed',
      first: { event: 'meta', data: { id, style: ask.style, writer: services.writer.name } },
      open: (reader) => writeFresh(services, job, { ...ask, seed, site }, reader),
      tell: (text) => ({ event: 'delta', data: { text } }),
      keep: (written) => settle(services, job, written),
      async last({ text, writer, fallback }) {
        const profile = await profileFor(services, job.owner, { id, family_id: job.familyId });
        const remixOf = job.origin.remix_of ?? undefined;
        const { isNewStory } = job;
        const grave = isGraveForm(ask.fields);
        const data = {
          id,
          text,
          writer,
          seed,
          fallback,
          profile,
          remixOf,
          isNewStory,
          isGrave: grave,
        };
        return { event: 'done', data };
      },
    },
    signal,
  );
}

/** Asks the writer. It knows which plots the owner and the feed have had lately. */
async function* writeFresh(
  services: Services,
  job: Job,
  request: WriteRequest,
  signal: AbortSignal,
): AsyncGenerator<string, Written> {
  const { story } = job;
  const memory = job.isBySeedAlone || story ? {} : await recentPlots(services.db, job.owner);
  // Only the offline writer tells a story again.
  const writer = story ? offlineWriter : writerFor(services, job);
  return yield* writer.write(job.grant, { ...request, ...memory, story }, signal);
}

function writerFor({ writer }: Services, { fairUse }: Job): Writer {
  return fairUse === 'past' && writer.name === 'model' ? fairUseWriter : writer;
}

async function settle(services: Services, job: Job, written: Written): Promise<Written> {
  await services.db.transaction().execute(async (trx) => {
    if (job.owner.kind === 'member' && !(await holdMember(trx, job.owner.id))) {
      throw new OwnerGoneError();
    }
    const row = await markSucceeded(trx, job.id, services.bootId, written, services.now());
    if (!row) throw new Error('The reservation was lost before the post was finished');
    if (job.owner.kind === 'member') await savePost(trx, services, job.owner.id, row);
  });
  if (job.owner.kind !== 'guest') return written;
  const metadata = { postType: job.ask.style, humorLevel: job.ask.level };
  const event = { event: 'post_generated', metadata } as const;
  await recordEvent(services, job.owner.id, event, {
    userAgent: job.userAgent,
    referrer: undefined,
  });
  return written;
}
