import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import {
  isGentle,
  linesAboveFold,
  retellPost,
  writePost,
} from '../../../comedy/posts/write-post.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import { guestMayGenerate } from '../instance/site-switches.ts';
import type { Viewer } from '../members/viewer.ts';
import { countSafely } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { shortened } from '../../platform/text/display-text.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { readInstance } from '../instance/instance.server.ts';
import { findPause } from '../instance/find-pause.server.ts';
import { findGuestUsage } from '../members/guests.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { generatePost, type GenerationEvent } from './generate-post.server.ts';
import type { GenerationStart } from './generation-stream.server.ts';
import { ownerOf } from './generation-claims.server.ts';
import { type GenerationParams, type LiveCardSource, parseLiveCard } from './generation-request.ts';

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

/** A line above the fold is cut here: no card shows more of it. Characters. */
const FOLDED_LENGTH = 240;

/** The text of a post above the fold of a live card, whose last line is the one that the dial turns. */
export function foldedText(...story: Parameters<typeof linesAboveFold>): string {
  return linesAboveFold(...story)
    .map((line) => shortened(line, FOLDED_LENGTH))
    .join('\n');
}

/** Takes the points of a live card. Null unless one of its limits is reached. A guest without an id has that of the network alone. */
async function takeLiveCard(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  { viewer, address }: Pick<BoxContext, 'viewer' | 'address'>,
): Promise<RateLimited | null> {
  const id = viewer.kind === 'member' ? viewer.id : viewer.guestId;
  const own = id === null ? null : await rateLimits.take('live-card', id);
  if (own?.ok === false) return own;
  const network = await rateLimits.take('live-card-network', address);
  return network.ok ? null : network;
}

/**
 * Writes the first lines of a post with the offline writer (docs/product.md §2, Landing page): no claim, and nothing is
 * stored but the number of cards. The plot of an earlier card keeps its story at another level.
 */
async function writeLiveCard(
  services: Services,
  viewer: Viewer,
  { params, liveCard: { plot: known } }: { params: GenerationParams; liveCard: LiveCardSource },
): Promise<{ ok: true; card: LiveCard }> {
  const site = siteName(services.publicOrigin);
  const { style, fields, level, seed = services.newSeed() } = params;
  const request = { style, fields, level, seed, site };
  const retold = known === undefined ? undefined : retellPost(request, { plot: known });
  const { text, plot, cast } = retold ?? writePost(request);
  await countSafely(services, { 'live-cards': 1 }, 'a live card was not counted');
  const isWhole = isGentle(plot);
  const shown = isWhole ? text : foldedText(request, { plot, cast });
  const isFreePostUsed =
    viewer.kind === 'guest' &&
    !guestMayGenerate(
      await findGuestUsage(services, viewer),
      (await readInstance(services.db)).freePosts,
    );
  return { ok: true, card: { text: shown, seed, plot, isWhole, isFreePostUsed } };
}

function parseBox(form: FormData, via: string): ReturnType<typeof parseLiveCard> {
  const seed = formText(form, 'seed');
  return parseLiveCard({
    style: 'gpt4-context',
    fields: { context: formText(form, 'context') },
    humorLevel: formText(form, 'humorLevel') || DEFAULT_HUMOR_LEVEL,
    seed: seed === '' ? undefined : Number(seed),
    plot: formText(form, 'plot') || undefined,
    promptDay: formText(form, 'promptDay') || undefined,
    via,
  });
}

type BoxContext = {
  services: Services;
  viewer: Viewer;
  address: string;
  ensureGuestId: () => string;
};

/** Without one it is `card`. */
const INTENTS: ReadonlySet<string> = new Set(['', 'card', 'more']);

/**
 * Answers the form of a box on the page `via`, with and without script: with the card, or on the intent `more` with the
 * events of the whole post, which is written once for each `key`.
 */
export async function answerBox(
  { services, viewer, address, ensureGuestId }: BoxContext,
  request: Request,
  form: FormData,
  via: string,
): Promise<{ ok: true; card: LiveCard } | GenerationStart<GenerationEvent>> {
  const paused = await findPause(services.db);
  if (paused) return paused;
  const intent = formText(form, 'intent');
  const isCard = intent !== 'more';
  const refused = isCard ? await takeLiveCard(services, { viewer, address }) : null;
  if (refused) return refused;
  if (!INTENTS.has(intent)) return { ok: false, reason: 'unknown-form' };
  const parsed = parseBox(form, via);
  if (!parsed.ok) return parsed;
  services.modelStatus.prepare();
  // A card gives a guest no id: the request for the whole post may be on its way, and has its own.
  if (isCard) return writeLiveCard(services, viewer, parsed);
  const owner = ownerOf(viewer, ensureGuestId);
  const idempotencyKey = readFormKey(form, services.newId);
  const userAgent = request.headers.get('user-agent') ?? '';
  const input = { owner, address, idempotencyKey, parsed, userAgent };
  return generatePost(services, viewer, input, request.signal);
}

/** Reads the events of a whole post to their end. Returns its id, or why there is none. */
export async function finishBox(
  events: AsyncGenerator<GenerationEvent, void>,
): Promise<{ ok: true; postId: string } | Rejection> {
  let last: GenerationEvent | undefined;
  for await (const event of events) last = event;
  if (last?.event === 'done') return { ok: true, postId: last.data.id };
  return { ok: false, reason: last?.event === 'error' ? last.data.code : 'generation-failed' };
}
