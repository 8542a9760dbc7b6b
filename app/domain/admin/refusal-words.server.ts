import type { ModelRefusal } from '../../platform/model/model-memory.server.ts';
import type { ActiveModel } from '../../platform/model/model-check.server.ts';
import { modelBaseUrl, providerName } from '../../platform/settings/model-settings.server.ts';

type Facts = { host: string; base: string; model: string; hasKey: boolean };

const OF_SETTINGS: Readonly<Record<ModelRefusal, (facts: Facts) => string>> = {
  key: ({ host, hasKey }) =>
    hasKey
      ? `${host} refuses the key. Put a valid one into OPENAI_API_KEY.`
      : `${host} asks for a key. Put it into OPENAI_API_KEY.`,
  model: ({ host, model }) =>
    `${host} has no model “${model}” for this key. Put the name of one that it has into OPENAI_MODEL.`,
  address: ({ base }) =>
    `Nothing writes at ${base}. Put the address of the chat completions into OPENAI_BASE_URL, mostly up to /v1.`,
  credit: ({ host }) =>
    `The account at ${host} has no credit left. Pay there, or put another key into OPENAI_API_KEY.`,
  request: ({ host }) => `${host} refuses the requests. The log has its reason.`,
  silence: ({ base }) =>
    `${base} did not answer the check of the start. See that it runs, and that OPENAI_BASE_URL is its address.`,
};

const OF_CHOICE: Readonly<Partial<typeof OF_SETTINGS>> = {
  model: ({ host, model }) =>
    `${host} has no model “${model}” any more. Choose another under Writer.`,
  address: ({ host }) => `Nothing writes at ${host}. Start it, or choose another under Writer.`,
  silence: ({ host }) => `${host} does not answer. Start it, or choose another under Writer.`,
};

/** Says what the model refused, and what mends it (docs/product.md §2, Admin: First steps). */
export function refusalWords(
  refusal: ModelRefusal,
  { settings, isChosen }: Pick<ActiveModel, 'settings' | 'isChosen'>,
): string {
  const describe = (isChosen ? OF_CHOICE[refusal] : undefined) ?? OF_SETTINGS[refusal];
  const words = describe({
    host: providerName(settings),
    base: modelBaseUrl(settings),
    model: settings.openaiModel,
    hasKey: settings.openaiApiKey !== undefined,
  });
  return settings.writerFallback ? `${words} Until then the house writer writes.` : words;
}
