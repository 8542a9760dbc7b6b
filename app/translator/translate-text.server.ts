import { type Asker, askerKey } from '../guests/asker-key.server.ts';
import type { Services } from '../services.server.ts';
import { composeTranslation } from './compose-translation.server.ts';
import type { Translation, TranslationAsk } from './translation.ts';

type Translated = { ok: true; translation: Translation } | { ok: false; retryAfter: number };

/**
 * Translates with the offline writer, within what one member or one network may do in an hour. Takes no free
 * post, and keeps nothing.
 */
export async function translateText(
  services: Services,
  asker: Asker,
  ask: TranslationAsk,
): Promise<Translated> {
  const retryAfter = await takeTranslation(services, asker);
  if (retryAfter !== null) return { ok: false, retryAfter };
  return { ok: true, translation: composeTranslation(services.secret, ask) };
}

/** Takes one of the translations of an hour: null, or in how many seconds the next one is free. */
export function takeTranslation({ actionLimits }: Services, asker: Asker): Promise<number | null> {
  return actionLimits.take('translate', askerKey(asker));
}
