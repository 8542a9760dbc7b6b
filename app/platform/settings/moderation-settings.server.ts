import { optionalText, type SettingEntry } from './setting-values.server.ts';
import { MODEL_SETTINGS, type ModelSettings } from './model-settings.server.ts';

const OPENAI = 'https://api.openai.com/v1';

/** Where texts for the community are checked, beside the list of words. */
export const MODERATION_SETTINGS = {
  moderationBaseUrl: {
    variable: 'MODERATION_BASE_URL',
    doc: "An endpoint with OpenAI's /moderations: texts for the community are checked there. Other endpoints for writing rarely have one.",
    shownDefault: 'OpenAI, when OPENAI_API_KEY is set without OPENAI_BASE_URL',
    schema: MODEL_SETTINGS.openaiBaseUrl.schema,
  },
  moderationApiKey: {
    variable: 'MODERATION_API_KEY',
    doc: 'The key for MODERATION_BASE_URL. Stays on the server.',
    shownDefault: 'none',
    schema: MODEL_SETTINGS.openaiApiKey.schema,
  },
  moderationModel: {
    variable: 'MODERATION_MODEL',
    doc: 'The model that checks.',
    shownDefault: 'omni-moderation-latest',
    schema: optionalText.transform((text) => text ?? 'omni-moderation-latest'),
  },
} satisfies Record<string, SettingEntry>;

type Known = Partial<Pick<ModelSettings, 'openaiApiKey' | 'openaiBaseUrl'>> & {
  moderationBaseUrl?: string;
  moderationApiKey?: string;
  moderationModel?: string;
};

export type ModerationEndpoint = { url: URL; key: string | undefined; model: string };

/** Where texts are checked, or null: nowhere. A key for writing is only ever sent to OpenAI itself. */
export function moderationEndpoint(settings: Known): ModerationEndpoint | null {
  const { moderationBaseUrl, moderationApiKey, openaiApiKey, openaiBaseUrl } = settings;
  const model = settings.moderationModel ?? 'omni-moderation-latest';
  if (moderationBaseUrl !== undefined) {
    return { url: endpointOf(moderationBaseUrl), key: moderationApiKey, model };
  }
  const key = moderationApiKey ?? (openaiBaseUrl === undefined ? openaiApiKey : undefined);
  return key === undefined ? null : { url: endpointOf(OPENAI), key, model };
}

function endpointOf(base: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/moderations`;
  return url;
}
