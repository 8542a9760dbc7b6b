import { setTimeout as pause } from 'node:timers/promises';
import {
  INTERNET,
  type PublicNetwork,
  publicTarget,
  requestPublic,
} from '../../platform/settings/public-request.server.ts';
import type { Services } from '../../platform/services.ts';
import { dateAt, DAY_MS, SECOND_MS } from '../../platform/time/time-units.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { summarizeOpenCases } from './queue-store.server.ts';

/**
 * What waits for a moderator: the body of the webhook, of which Slack and its like show `text`. `new`: opened in the last
 * day. Null when nothing waits.
 */
export async function composeDigest({
  db,
  now,
  publicOrigin,
}: Pick<Services, 'db' | 'now' | 'publicOrigin'>) {
  const { waiting, fresh, oldest } = await summarizeOpenCases(db, now() - DAY_MS);
  if (oldest === null) return null;
  const url = `${publicOrigin}/admin/moderation`;
  const cases = waiting === 1 ? '1 case waits' : `${waiting} cases wait`;
  const text = `${cases} for a look, ${fresh} new in a day, the oldest since ${dateAt(oldest)}: ${url}`;
  return { text, waiting, new: fresh, oldest: new Date(oldest).toISOString(), url };
}

/** The pauses before the second and the third attempt. */
const RETRIES_MS: readonly number[] = [5 * SECOND_MS, 60 * SECOND_MS];

type Sending = { net?: PublicNetwork; retries?: readonly number[] };

/** Sends the digest to MODERATION_WEBHOOK if something waits. Returns whether it was sent. Throws when it did not arrive. */
export async function sendDigest(
  services: Pick<Services, 'db' | 'now' | 'publicOrigin' | 'settings'>,
  stopping: AbortSignal,
  { net = INTERNET, retries = RETRIES_MS }: Sending = {},
): Promise<boolean> {
  const { moderationWebhook = '', moderationWebhookNetworks: allowed } = services.settings;
  const url = publicTarget(moderationWebhook);
  const digest = url && (await composeDigest(services));
  if (!url || !digest) return false;
  let status: number | null = null;
  for (const wait of [0, ...retries]) {
    await pause(wait, undefined, { signal: stopping });
    status = await post(url, digest, net, allowed);
    if (status !== null && status >= 200 && status < 300) return true;
  }
  // The address is a secret.
  throw new Error(
    `MODERATION_WEBHOOK ${status === null ? 'gave no answer' : `answered ${status}`}`,
  );
}

/** The status of the response. Null for none, and for an address that is neither public nor in `allowed`. */
function post(
  url: URL,
  digest: object,
  net: PublicNetwork,
  allowed: readonly string[],
): Promise<number | null> {
  return withTimeout(net.timeout, async (signal) => {
    const body = JSON.stringify(digest);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Broetry',
    };
    const request = { method: 'POST', headers, body, allowed };
    const response = await requestPublic(url, request, net, signal).catch(() => null);
    response?.destroy();
    return response?.statusCode ?? null;
  });
}
