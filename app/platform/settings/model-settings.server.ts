import { z } from 'zod';
import { isOwnNetwork } from './own-network.server.ts';
import { publicTarget } from './public-request.server.ts';
import {
  choice,
  hasNoCredentials,
  networkList,
  onOff,
  optionalNumber,
  optionalText,
  type SettingTable,
  textOr,
  urlText,
  wholeNumber,
} from './setting-values.server.ts';

const OPENAI = 'https://api.openai.com/v1';
const TEMPERATURE = 'must be a number from 0 to 2';

const apiKey = optionalText.refine(
  // Node rejects other characters in a header, with an error that repeats the key.
  (text) => text === undefined || /^[\x21-\x7e]+$/.test(text),
  'must be the key alone: letters, digits and signs without spaces',
);

const baseUrl = urlText(
  'must be an address such as https://api.openai.com/v1, without a user name in it',
  hasNoCredentials,
);

const temperature = optionalText
  .transform((text) => Number(text ?? 0.7))
  .pipe(z.number(TEMPERATURE).min(0, TEMPERATURE).max(2, TEMPERATURE));

/** The model provider (docs/product.md §7, AI text generation). */
export const MODEL_SETTINGS = {
  openaiApiKey: apiKey.describe(
    'The key of the model provider. Stays on the server. Without a key and OPENAI_BASE_URL the offline writer writes.',
  ),
  openaiBaseUrl: baseUrl.meta({
    description:
      'Any OpenAI-compatible endpoint, such as http://localhost:11434/v1 for Ollama; for Azure up to the name of the deployment.',
    shownDefault: OPENAI,
  }),
  openaiModel: textOr('gpt-4o').describe('The model that writes.'),
  openaiTemperature: temperature.describe('How freely it writes, from 0 to 2.'),
  openaiMaxTokens: wholeNumber(500, 50, 32_000).describe(
    'The longest answer in tokens. Models that think first need more.',
  ),
  openaiAuth: choice(['bearer', 'api-key'], 'must be bearer or api-key').describe(
    'bearer or api-key: how the key is sent. Azure takes api-key.',
  ),
  openaiApiVersion: optionalText.describe('Sent as api-version, which Azure asks for.'),
} satisfies SettingTable;

/** What a call of a model may take. Times in milliseconds. */
export type CallLimits = {
  callsAtOnce: number;
  /** Until the first text, and of pauses after it. */
  firstTextTimeout: number;
  /** Of one text, after the wait for its turn. */
  totalTimeout: number;
  /** The longest wait for a turn. */
  longestWait: number;
};

type SetLimits = Omit<CallLimits, 'longestWait'>;

/** A provider answers many at once, and soon. */
const OF_PROVIDER: SetLimits = {
  callsAtOnce: 8,
  firstTextTimeout: 15_000,
  totalTimeout: 60_000,
};
/** A model on this machine or in its own network may have to be loaded, and writes one text at a time. */
const OF_OWN_NETWORK: SetLimits = {
  callsAtOnce: 1,
  firstTextTimeout: 60_000,
  totalTimeout: 110_000,
};
const PROVIDER_WAIT_MS = 3000;
const TURN_MS = 1000;

const eitherLimit = (name: keyof SetLimits) =>
  `${OF_PROVIDER[name]}; ${OF_OWN_NETWORK[name]} for a model on this machine or in its own network`;

/** Limits, timeouts and fallback of model calls. */
export const MODEL_CALL_SETTINGS = {
  writerFallback: onOff(true).describe(
    'on: when the model fails before its first word, the offline writer answers, and the page says so.',
  ),
  modelCallsPerDay: wholeNumber(1000, 1, 10_000_000).describe(
    'How many posts the model may write in a day (UTC), at most half of them for guests and nine tenths for members. After that the offline writer answers.',
  ),
  modelCallsAtOnce: optionalNumber(1, 1000).meta({
    description:
      'How many calls run side by side. Twice as many people may wait: for three seconds, or on a model of the own network as long as one post may take.',
    shownDefault: eitherLimit('callsAtOnce'),
  }),
  modelFirstTextTimeout: optionalNumber(100, 600_000).meta({
    description:
      'How long a reader waits for the first word, and for more after a pause, in milliseconds.',
    shownDefault: eitherLimit('firstTextTimeout'),
  }),
  modelTotalTimeout: optionalNumber(100, 600_000).meta({
    description: 'How long one post may take in all, in milliseconds.',
    shownDefault: eitherLimit('totalTimeout'),
  }),
} satisfies SettingTable;

type All = typeof MODEL_SETTINGS & typeof MODEL_CALL_SETTINGS;

export type ModelSettings = { [Name in keyof All]: z.output<All[Name]> };

/** Whether a model is configured: by a key or an endpoint. */
export function hasModel({
  openaiApiKey,
  openaiBaseUrl,
}: Pick<ModelSettings, 'openaiApiKey' | 'openaiBaseUrl'>): boolean {
  return openaiApiKey !== undefined || openaiBaseUrl !== undefined;
}

/** Whether the model is at an address of this machine or its own network. */
export function isOwnModel(settings: Pick<ModelSettings, 'openaiBaseUrl'>): boolean {
  return isOwnNetwork(new URL(modelBaseUrl(settings)).hostname);
}

/** The limits of calls to the model of these settings: those of the environment, else those that fit where it runs. */
export function callLimits(settings: ModelSettings): CallLimits {
  const isOwn = isOwnModel(settings);
  const fitting = isOwn ? OF_OWN_NETWORK : OF_PROVIDER;
  const totalTimeout = settings.modelTotalTimeout ?? fitting.totalTimeout;
  return {
    callsAtOnce: settings.modelCallsAtOnce ?? fitting.callsAtOnce,
    firstTextTimeout: settings.modelFirstTextTimeout ?? fitting.firstTextTimeout,
    totalTimeout,
    // By then the text before this one has ended.
    longestWait: isOwn ? totalTimeout + TURN_MS : PROVIDER_WAIT_MS,
  };
}

/** The base URL of the model provider. */
export function modelBaseUrl({ openaiBaseUrl }: Pick<ModelSettings, 'openaiBaseUrl'>): string {
  return openaiBaseUrl ?? OPENAI;
}

/** The provider's name for the log: OpenAI, or the host of OPENAI_BASE_URL. */
export function providerName({ openaiBaseUrl }: Pick<ModelSettings, 'openaiBaseUrl'>): string {
  return openaiBaseUrl === undefined ? 'OpenAI' : new URL(openaiBaseUrl).host;
}

/** The writer as the start prints it: "gpt-4o at api.openai.com, offline when it fails". Null: no model. */
export function describeWriter(settings: ModelSettings | null): string {
  if (settings === null) return 'offline, needs no key';
  const host = new URL(modelBaseUrl(settings)).host;
  const otherwise = settings.writerFallback ? ', offline when it fails' : '';
  return `${settings.openaiModel} at ${host}${otherwise}`;
}

/** The moderation endpoint for community texts, in addition to the word list. */
export const MODERATION_SETTINGS = {
  moderationBaseUrl: baseUrl.meta({
    description:
      "An endpoint with OpenAI's /moderations: texts for the community are checked there. Other endpoints for writing rarely have one.",
    shownDefault: 'OpenAI, when OPENAI_API_KEY is set without OPENAI_BASE_URL',
  }),
  moderationApiKey: apiKey.describe('The key for MODERATION_BASE_URL. Stays on the server.'),
  moderationModel: textOr('omni-moderation-latest').describe('The model that checks.'),
  moderationWebhook: urlText(
    'must be an address that starts with https://, without a port and credentials',
    (url) => publicTarget(url.href) !== null,
  ).meta({
    description:
      'An https address that is told once a day what waits in the moderation queue, if something does. Incoming webhooks of Slack and its like take it. Stays on the server.',
    shownDefault: 'none: no digest is sent',
  }),
  moderationWebhookNetworks: networkList(
    'must list addresses of your own network, such as 10.0.0.7 or 10.0.0.0/24',
  ).describe(
    'Addresses that MODERATION_WEBHOOK may lead to although they are not public, such as that of a chat in your own network, separated by commas.',
  ),
} satisfies SettingTable;

type EndpointSettings = Pick<ModelSettings, 'openaiApiKey' | 'openaiBaseUrl'> & {
  [Name in keyof typeof MODERATION_SETTINGS]: z.output<(typeof MODERATION_SETTINGS)[Name]>;
};

export type ModerationEndpoint = { url: URL; key: string | undefined; model: string };

/** The moderation endpoint, or null. OPENAI_API_KEY is sent to OpenAI only. */
export function moderationEndpoint(settings: EndpointSettings): ModerationEndpoint | null {
  const { moderationBaseUrl, moderationApiKey, moderationModel: model } = settings;
  const { openaiApiKey, openaiBaseUrl } = settings;
  if (moderationBaseUrl !== undefined) {
    return { url: endpointOf(moderationBaseUrl), key: moderationApiKey, model };
  }
  const key = moderationApiKey ?? (openaiBaseUrl === undefined ? openaiApiKey : undefined);
  return key === undefined ? null : { url: endpointOf(OPENAI), key, model };
}

function endpointOf(base: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/moderations`;
  return url;
}
