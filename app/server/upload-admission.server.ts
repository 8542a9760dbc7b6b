import type { Context, MiddlewareHandler } from 'hono';
import {
  MAX_DISCARDED_BYTES,
  MAX_UPLOAD_BYTES,
  receiveUpload,
} from '../domain/media-library/upload-body.server.ts';
import { MIN_FREE_BYTES } from '../domain/media-library/uploads.server.ts';
import { openTemporaryFile } from '../platform/files/temporary-file.server.ts';
import { problemResponse } from '../platform/http/problem.ts';
import type { HonoEnv } from '../platform/http/hono-env.ts';
import { readIdempotencyKey } from '../platform/http/request-body.server.ts';
import type { Member } from '../domain/members/viewer.ts';
import { Budget, NetworkBudget } from '../platform/limits/budget.server.ts';
import { actorOf } from '../domain/members/actor-of.server.ts';
import type { Services } from '../platform/services.ts';
import { CLOSE, isUpload, retryLater, type SendError } from './admission.server.ts';
import type { FindRoute } from './routes/route-finder.server.ts';
import { viewerOf } from './visitor.server.ts';

/** Uploads at once, from the first byte of their body to the response: each may take 6 MB of the disk. */
export const MAX_UPLOADS = 128;
const PER_NETWORK = 48;
const PER_SITE = 96;
const PER_MEMBER = 4;

/**
 * Admits an upload by its headers (docs/product.md §9), receives its body in a temporary file and then lets it queue.
 * Everything that refuses it comes before the first byte of the body, except its real size.
 */
export function admitUploads(
  services: Services,
  findRoute: FindRoute,
  sendError: SendError,
): MiddlewareHandler<HonoEnv> {
  const networks = new NetworkBudget({
    total: MAX_UPLOADS,
    perNetwork: PER_NETWORK,
    perSite: PER_SITE,
  });
  const members = new Budget({ total: Infinity, perHolder: PER_MEMBER });
  return async (c, next) => {
    if (!isUpload(c.req.raw, findRoute)) return next();
    const viewer = await viewerOf(services, c);
    if (viewer.kind !== 'member') return sendError(c, 'sign-in-first');
    c.set('actor', actorOf(services, viewer));
    if (viewer.isDisabled) return sendError(c, 'account-disabled');
    if (readIdempotencyKey(c.req.raw) === null) return sendError(c, 'idempotency-key');
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > MAX_DISCARDED_BYTES) return sendError(c, 'picture-too-large', CLOSE);
    using held = new DisposableStack();
    const hold = (budget: Budget | NetworkBudget, holder: string) => {
      const isFree = budget.take(holder, 1);
      if (isFree) held.defer(() => budget.give(holder, 1));
      return isFree;
    };
    if (!hold(members, viewer.id)) return retryLater(c, 'too-many-requests', sendError);
    if (!hold(networks, c.get('address'))) return retryLater(c, 'mill-busy', sendError);
    const needed = MIN_FREE_BYTES + networks.used() * MAX_UPLOAD_BYTES;
    if ((await services.freeSpace()) < needed) return sendError(c, 'storage-full');
    // Not without `await`: the budgets are held until the response.
    return await receive(c, next, { services, viewer, sendError });
  };
}

type Parts = { services: Services; viewer: Member; sendError: SendError };

async function receive(
  c: Context<HonoEnv>,
  next: () => Promise<void>,
  { services, viewer, sendError }: Parts,
): Promise<Response | void> {
  const rateLimits = services.rateLimits.forRequest();
  const taken = await rateLimits.take('upload-try', viewer);
  if (!taken.ok) return problemResponse(taken, c.get('requestId'));
  // A client that has left used its try.
  const refund = async () => void (c.req.raw.signal.aborted || (await rateLimits.refund()));
  try {
    await using file = await openTemporaryFile(services.settings.dataDir);
    if (!(await receiveUpload(c.req.raw.body, file))) return sendError(c, 'picture-too-large');
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: '' });
    c.set('upload', file);
    await next();
    if (c.res.status >= 500) await refund();
  } catch (error) {
    await refund();
    throw error;
  }
}
