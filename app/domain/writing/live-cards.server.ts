import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/post-styles.ts';
import { isGentle, retellPost, writePost } from '../../../comedy/write-post.ts';
import { errorMessage, ERRORS } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import { guestMayGenerate, type Viewer } from '../../platform/http/viewer.ts';
import { addToRollups } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { readInstance } from '../instance/instance.server.ts';
import { findPause } from '../instance/find-pause.server.ts';
import { findGuestUsage } from '../members/guests.server.ts';
import { foldedPost } from '../posts/post.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { generatePost, type GenerationEvent } from './generate-post.server.ts';
import { type GenerationOwner, ownerOf } from './generation-claims.server.ts';
import {
  type GenerationParams,
  type LiveCardSource,
  parseSiteGeneration,
} from './generation-request.ts';

/**
 * The first lines of a post, with the seed and the plot that lead to the rest. `isWhole`: the gentle text of grave matter,
 * all of it. `isFreePostUsed`: the guest cannot have the rest without an account.
 */
export type LiveCard = {
  text: string;
  seed: number;
  plot: string;
  isWhole: boolean;
  isFreePostUsed: boolean;
};

type LiveCardClient = { owner: GenerationOwner; address: string };

const SEEDS = 2 ** 31;

/**
 * Writes the first lines of a post with the offline writer (docs/product.md §2, Landing page): no claim, and nothing is
 * stored but the number of cards. The plot of an earlier card keeps its story at another level.
 */
export async function writeLiveCard(
  services: Services,
  { owner, address }: LiveCardClient,
  { params, plot: known }: { params: GenerationParams; plot?: string | undefined },
): Promise<{ ok: true; card: LiveCard } | RateLimited> {
  const own = await services.rateLimits.take('live-card', owner.id);
  if (!own.ok) return own;
  const network = await services.rateLimits.take('live-card-network', address);
  if (!network.ok) return network;
  const site = siteName(services.publicOrigin);
  const { style, fields, level, seed = services.newSeed() } = params;
  const request = { style, fields, level, seed, site };
  const retold = known === undefined ? undefined : retellPost(request, { plot: known });
  const { text, plot } =
    retold ?? writePost({ ...request, weightOf: await services.plotWeights.read() });
  await countLiveCard(services);
  const isWhole = isGentle(plot);
  const shown = isWhole ? text : foldedPost(text);
  const isFreePostUsed =
    owner.kind === 'guest' &&
    !guestMayGenerate(
      await findGuestUsage(services, { guestId: owner.id }),
      (await readInstance(services.db)).freePosts,
    );
  return { ok: true, card: { text: shown, seed, plot, isWhole, isFreePostUsed } };
}

async function countLiveCard({ db, log, now }: Services): Promise<void> {
  const change = { metric: 'live-cards', bucket: quarterOf(now()), by: 1 };
  await addToRollups(db, [change]).catch((error: unknown) => {
    log.warn({ err: error }, 'a live card was not counted');
  });
}

/** A box and its card, for a response without script. */
export type GivenCard = {
  sentence: string;
  level: HumorLevel;
  card: LiveCard | null;
  error: string | null;
  key: string;
};

type FormContext = {
  services: Services;
  viewer: Viewer;
  address: string;
  ensureGuestId: () => string;
};
type FormAnswer = { postId: string } | { given: GivenCard; status: number };

/**
 * Answers the form of a page's box without script: with the card and the status of the response, or on the intent `more`
 * with the id of the whole post.
 */
export async function answerBoxForm(
  { services, viewer, address, ensureGuestId }: FormContext,
  request: Request,
  form: FormData,
  via: LiveCardSource['via'],
): Promise<FormAnswer> {
  const sentence = formText(form, 'context').trim();
  const level = parseHumorLevel(formText(form, 'humorLevel')) ?? DEFAULT_HUMOR_LEVEL;
  const answer = (card: LiveCard | null, error: string | null = null, status = 200) => ({
    given: { sentence, level, card, error, key: services.newId() },
    status,
  });
  const parsed = parseSiteGeneration({
    style: 'gpt4-context',
    fields: { context: sentence },
    humorLevel: level,
    seed: seedOf(formText(form, 'seed')),
    plot: formText(form, 'plot').slice(0, 60) || undefined,
    via,
  });
  if (!parsed.ok || parsed.kind !== 'new') {
    return answer(null, (!parsed.ok && parsed.message) || errorMessage('invalid-request'), 422);
  }
  const paused = await findPause(services.db);
  if (paused) return answer(null, paused.message, ERRORS[paused.reason].status);
  const owner = ownerOf(viewer, ensureGuestId);
  if (formText(form, 'intent') !== 'more') {
    const written = await writeLiveCard(services, { owner, address }, parsed);
    return written.ok ? answer(written.card) : answer(null, written.message, 429);
  }
  const given = formText(form, 'key');
  const idempotencyKey = isIdempotencyKey(given) ? given : services.newId();
  const userAgent = request.headers.get('user-agent') ?? '';
  const input = { owner, address, idempotencyKey, parsed, userAgent };
  const outcome = await generatePost(services, viewer, input, request.signal);
  if (!outcome.ok) {
    const { status, message } = { ...ERRORS[outcome.reason], ...outcome };
    return answer(null, message ?? errorMessage(outcome.reason), status);
  }
  const last = await lastOf(outcome.events);
  if (last?.event === 'done') return { postId: last.data.id };
  return answer(null, last?.event === 'error' ? last.data.message : null, 500);
}

function seedOf(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) < SEEDS ? Number(text) : undefined;
}

async function lastOf(events: AsyncGenerator<GenerationEvent, void>) {
  let last: GenerationEvent | undefined;
  for await (const event of events) last = event;
  return last;
}
