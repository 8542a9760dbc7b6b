import type { Client } from '../rate-limits/limits.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { Services } from '../../platform/services.ts';
import { composeTranslation } from './compose-translation.server.ts';
import type { Translation, TranslationAsk } from './translation.ts';

/** Translates with the offline writer, within the limit of the client. Takes no free post, and keeps nothing. */
export async function translateText(
  { rateLimits, secret }: Services,
  client: Client,
  ask: TranslationAsk,
): Promise<{ ok: true; translation: Translation } | RateLimited> {
  const taken = await rateLimits.take('translate', client);
  return taken.ok ? { ok: true, translation: composeTranslation(secret, ask) } : taken;
}
