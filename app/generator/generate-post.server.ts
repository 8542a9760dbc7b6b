import type { Viewer } from '../auth/viewer.ts';
import type { GenerationRow } from '../db/tables.ts';
import { recordEvent } from '../analytics/record-event.server.ts';
import { errorMessage } from '../errors.ts';
import type { Services } from '../services.server.ts';
import { siteName } from '../writer/site-name.ts';
import type { FallbackReason, GenerationGrant, Written } from '../writer/writer.ts';
import { type ClaimRefusal, claimGeneration } from './claim-generation.server.ts';
import { findOwnGeneration, markSucceeded } from './generation-store.server.ts';
import type { GenerationAsk, Parsed } from './parse-generation.ts';
import { endMidway, releaseGeneration } from './release-generation.server.ts';
import { rewriteAsk } from './rewrite-ask.ts';

export type GenerateInput = {
  guestId: string;
  address: string;
  idempotencyKey: string;
  parsed: Extract<Parsed, { ok: true }>;
  userAgent: string;
};

/** What a reader is sent, in this order: meta, any number of deltas, then done or error. */
export type GenerationEvent =
  | { event: 'meta'; data: { id: string; style: string; writer: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: DonePost }
  | { event: 'error'; data: ReturnType<typeof failure> };

/** The finished post. `fallback` says why the offline writer wrote although a model was asked. */
export type DonePost = {
  id: string;
  text: string;
  writer: string;
  seed: number;
  fallback?: FallbackReason;
};

export type GenerateOutcome =
  | { ok: true; events: AsyncGenerator<GenerationEvent, void> }
  | { ok: false; reason: ClaimRefusal | 'not-found' };

/**
 * Writes one post for a guest. Everything that can be refused is refused before the first event;
 * `signal` aborts when the reader leaves. A failure before any text gives the generation back.
 */
export async function generatePost(
  services: Services,
  viewer: Viewer,
  input: GenerateInput,
  signal: AbortSignal,
): Promise<GenerateOutcome> {
  const asked = await resolveAsk(services, viewer, input.parsed);
  if (!asked) return { ok: false, reason: 'not-found' };
  const { guestId, address, idempotencyKey } = input;
  const claim = await claimGeneration(services, { guestId, address, idempotencyKey, ...asked });
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') return { ok: true, events: replay(claim.row) };
  return { ok: true, events: write(services, { ...claim, ...input, ask: asked.ask }, signal) };
}

async function resolveAsk(
  services: Services,
  viewer: Viewer,
  parsed: GenerateInput['parsed'],
): Promise<{ ask: GenerationAsk; parentId: string | null } | null> {
  if (parsed.kind === 'new') return { ask: parsed.ask, parentId: null };
  const parent = await findOwnGeneration(services.db, viewer, parsed.ask.from);
  const ask = parent && rewriteAsk(parent, parsed.ask);
  return ask ? { ask, parentId: parsed.ask.from } : null;
}

async function* replay(row: GenerationRow): AsyncGenerator<GenerationEvent, void> {
  const { id, style, seed } = row;
  const writer = row.writer ?? '';
  const text = row.text ?? '';
  yield { event: 'meta', data: { id, style, writer } };
  yield { event: 'delta', data: { text } };
  yield { event: 'done', data: { id, text, writer, seed } };
}

type Job = GenerateInput & { grant: GenerationGrant; id: string; seed: number; ask: GenerationAsk };

async function* write(
  services: Services,
  job: Job,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent, void> {
  const { id, seed, ask } = job;
  const site = siteName(services.publicOrigin);
  const leaving = new AbortController();
  const reader = AbortSignal.any([signal, leaving.signal]);
  const draft = services.writer.write(job.grant, { ...ask, seed, site }, reader);
  let left = true;
  let sent = false;
  try {
    yield { event: 'meta', data: { id, style: ask.style, writer: services.writer.name } };
    let step = await draft.next();
    while (!step.done) {
      sent = true;
      yield { event: 'delta', data: { text: step.value } };
      step = await draft.next();
    }
    left = false;
    // Committed before it is sent: a reader who saw "done" finds the post again after any crash.
    await settle(services, job, step.value);
    const { text, writer, fallback } = step.value;
    yield { event: 'done', data: { id, text, writer, seed, fallback } };
  } catch (error) {
    left = false;
    await (reader.aborted ? endUnread(services, id, sent) : giveUp(services, id, error));
    yield { event: 'error', data: failure() };
  } finally {
    if (left) {
      leaving.abort();
      await finishWithoutReader(services, job, sent ? draft : null);
    }
  }
}

/**
 * A reader who left before any text gets the generation back. One who has already read some has had it:
 * a writer who can finish does, and the same Idempotency-Key shows the post; a model is cut off, and the
 * same key tries again.
 */
async function finishWithoutReader(
  services: Services,
  job: Job,
  draft: AsyncGenerator<string, Written> | null,
): Promise<void> {
  if (!draft) return endUnread(services, job.id, false);
  try {
    let step = await draft.next();
    while (!step.done) step = await draft.next();
    await settle(services, job, step.value);
  } catch {
    await endUnread(services, job.id, true);
  }
}

function endUnread(services: Services, id: string, begun: boolean): Promise<void> {
  if (begun) return endMidway(services, id);
  return releaseGeneration(services, id, 'failed', 'reader-left');
}

async function settle(services: Services, job: Job, written: Written): Promise<void> {
  const kept = await markSucceeded(services.db, job.id, services.bootId, written, services.now());
  if (!kept) throw new Error('The reservation was lost before the post was finished');
  const metadata = { postType: job.ask.style, humorLevel: job.ask.level };
  const event = { event: 'post_generated', metadata } as const;
  await recordEvent(services, job.guestId, event, {
    userAgent: job.userAgent,
    referrer: undefined,
  });
}

async function giveUp(services: Services, id: string, error: unknown): Promise<void> {
  services.log.error({ err: error, generation: id }, 'generation failed');
  await releaseGeneration(services, id, 'failed', 'generation-failed');
}

function failure() {
  const code = 'generation-failed';
  return { code, message: errorMessage(code), retryable: true } as const;
}
