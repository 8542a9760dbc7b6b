import { z } from 'zod';
import { onOff, optionalText, type SettingEntry, wholeNumber } from './setting-values.server.ts';

const OPENAI = 'https://api.openai.com/v1';
const TEMPERATURE = 'must be a number from 0 to 2';

const apiKey = optionalText.refine(
  // Anything else would be refused as a header, in an error that repeats it.
  (text) => text === undefined || /^[\x21-\x7e]+$/.test(text),
  'must be the key alone: letters, digits and signs without spaces',
);

const baseUrl = optionalText.refine(
  (text) => text === undefined || isBaseUrl(text),
  'must be an address such as https://api.openai.com/v1, without a user name in it',
);

const temperature = optionalText
  .transform((text) => Number(text ?? 0.7))
  .pipe(z.number(TEMPERATURE).min(0, TEMPERATURE).max(2, TEMPERATURE));

const choice = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  optionalText
    .transform((text) => text ?? values[0])
    .pipe(z.enum(values, `must be ${values.join(' or ')}`));

/** The model's provider (docs/product.md §7, AI text generation): providers differ by these alone. */
export const MODEL_SETTINGS = {
  openaiApiKey: {
    variable: 'OPENAI_API_KEY',
    doc: 'The key of the model provider. Stays on the server. Without a key and OPENAI_BASE_URL the offline writer writes.',
    shownDefault: 'none',
    schema: apiKey,
  },
  openaiBaseUrl: {
    variable: 'OPENAI_BASE_URL',
    doc: 'Any OpenAI-compatible endpoint, such as http://localhost:11434/v1 for Ollama; for Azure up to the name of the deployment.',
    shownDefault: OPENAI,
    schema: baseUrl,
  },
  openaiModel: {
    variable: 'OPENAI_MODEL',
    doc: 'The model that writes.',
    shownDefault: 'gpt-4o',
    schema: optionalText.transform((text) => text ?? 'gpt-4o'),
  },
  openaiTemperature: {
    variable: 'OPENAI_TEMPERATURE',
    doc: 'How freely it writes, from 0 to 2.',
    shownDefault: '0.7',
    schema: temperature,
  },
  openaiMaxTokens: {
    variable: 'OPENAI_MAX_TOKENS',
    doc: 'The longest answer in tokens. Models that think first need more.',
    shownDefault: '500',
    schema: wholeNumber(500, 50, 32_000),
  },
  openaiAuth: {
    variable: 'OPENAI_AUTH',
    doc: 'bearer or api-key: how the key is sent. Azure takes api-key.',
    shownDefault: 'bearer',
    schema: choice(['bearer', 'api-key']),
  },
  openaiApiVersion: {
    variable: 'OPENAI_API_VERSION',
    doc: 'Sent as api-version, which Azure asks for.',
    shownDefault: 'none',
    schema: optionalText,
  },
} satisfies Record<string, SettingEntry>;

/** How the server uses the model: how often, how long, and what happens when it fails. */
export const MODEL_CALL_SETTINGS = {
  writerFallback: {
    variable: 'WRITER_FALLBACK',
    doc: 'on: when the model fails before its first word, the offline writer answers, and the page says so.',
    shownDefault: 'on',
    schema: onOff(true),
  },
  modelCallsPerDay: {
    variable: 'MODEL_CALLS_PER_DAY',
    doc: 'How many posts the model may write in a day (UTC). After that the offline writer answers.',
    shownDefault: '1000',
    schema: wholeNumber(1000, 1, 10_000_000),
  },
  modelCallsAtOnce: {
    variable: 'MODEL_CALLS_AT_ONCE',
    doc: 'How many calls run side by side. Twice as many may wait for three seconds.',
    shownDefault: '8',
    schema: wholeNumber(8, 1, 1000),
  },
  modelFirstTextTimeout: {
    variable: 'MODEL_FIRST_TEXT_TIMEOUT',
    doc: 'How long a reader waits for the first word, in milliseconds.',
    shownDefault: '15000',
    schema: wholeNumber(15_000, 100, 600_000),
  },
  modelIdleTimeout: {
    variable: 'MODEL_IDLE_TIMEOUT',
    doc: 'How long the model may pause after that, in milliseconds.',
    shownDefault: '10000',
    schema: wholeNumber(10_000, 100, 600_000),
  },
  modelTotalTimeout: {
    variable: 'MODEL_TOTAL_TIMEOUT',
    doc: 'How long one post may take in all, in milliseconds.',
    shownDefault: '60000',
    // A reservation ends after two minutes: no post may take longer.
    schema: wholeNumber(60_000, 100, 110_000),
  },
} satisfies Record<string, SettingEntry>;

type All = typeof MODEL_SETTINGS & typeof MODEL_CALL_SETTINGS;

/** The model writer's settings as they are used. */
export type ModelSettings = { [Name in keyof All]: z.output<All[Name]['schema']> };

/** Whether a model writes: a key or an endpoint of one's own is enough. */
export function hasModel({
  openaiApiKey,
  openaiBaseUrl,
}: Pick<ModelSettings, 'openaiApiKey' | 'openaiBaseUrl'>): boolean {
  return openaiApiKey !== undefined || openaiBaseUrl !== undefined;
}

/** Where the model is asked: OpenAI unless OPENAI_BASE_URL says otherwise. */
export function modelBaseUrl({ openaiBaseUrl }: Pick<ModelSettings, 'openaiBaseUrl'>): string {
  return openaiBaseUrl ?? OPENAI;
}

/** The provider in the words of the log: OpenAI, or the host of OPENAI_BASE_URL. */
export function providerName({ openaiBaseUrl }: Pick<ModelSettings, 'openaiBaseUrl'>): string {
  return openaiBaseUrl === undefined ? 'OpenAI' : new URL(openaiBaseUrl).host;
}

function isBaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** The writer in the words of the start: "gpt-4o at api.openai.com, offline when it fails". */
export function describeWriter(settings: ModelSettings): string {
  if (!hasModel(settings)) return 'offline, needs no key';
  const host = new URL(modelBaseUrl(settings)).host;
  const otherwise = settings.writerFallback ? ', offline when it fails' : '';
  return `${settings.openaiModel} at ${host}${otherwise}`;
}

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

type EndpointSettings = Partial<Pick<ModelSettings, 'openaiApiKey' | 'openaiBaseUrl'>> & {
  moderationBaseUrl?: string;
  moderationApiKey?: string;
  moderationModel?: string;
};

export type ModerationEndpoint = { url: URL; key: string | undefined; model: string };

/** Where texts are checked, or null: nowhere. A key for writing is only ever sent to OpenAI itself. */
export function moderationEndpoint(settings: EndpointSettings): ModerationEndpoint | null {
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
