import { createHash, createHmac } from 'node:crypto';
import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { describeRejection } from '../../platform/http/problem.ts';
import { isSameSignature } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { dateAt, SECOND_MS } from '../../platform/time/time-units.ts';
import { findPause } from '../instance/find-pause.server.ts';
import { postLines } from '../posts/post.ts';
import { takeQuota } from '../rate-limits/quotas.server.ts';
import { offlineWriter, writeWhole } from '../writers/fallback-writers.server.ts';
import {
  type GenerationGrant,
  type WriteRequest,
  writerWords,
  type Written,
} from '../writers/writer.ts';
import { parseGeneration } from './generation-request.ts';

/** The age at which a signature expires, in seconds: Slack's own rule against replays. */
const MAX_AGE = 5 * 60;

type Signed = { timestamp: string | null; signature: string | null; body: string };

/** Checks the signature that Slack's form of slash commands has, and that its time is within five minutes of now. */
export function isSignedCommand(
  secret: string,
  { timestamp, signature, body }: Signed,
  now: number,
): boolean {
  if (timestamp === null || signature === null || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE) return false;
  const expected = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return isSameSignature(signature, `v0=${expected}`);
}

/**
 * Whether a signature of `isSignedCommand` is used for the first time, in any process and since any start. Only its hash
 * is kept, longer than the signature is valid.
 */
export function takeSignature(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { timestamp, signature }: Signed,
): Promise<boolean> {
  return takeQuota(db, settings, {
    scope: 'slash-command',
    subject: createHash('sha256').update(String(signature)).digest('base64url'),
    period: dateAt(Number(timestamp) * SECOND_MS),
  });
}

/** A message of a chat: for the whole channel, or for the person alone. */
export type CommandAnswer = { response_type: 'in_channel' | 'ephemeral'; text: string };

const USAGE =
  'Say what happened: `/broem my stapler resigned`. With `mild`, `spicy` or `unhinged` in front, it is louder.';

type Asked = Pick<
  Services,
  'db' | 'log' | 'modelStatus' | 'newSeed' | 'publicOrigin' | 'requester' | 'writer'
>;

/** Answers a slash command with a post, unless writing is paused. The post is not stored. */
export async function answerSlashCommand(services: Asked, text: string): Promise<CommandAnswer> {
  const { level, context } = readCommand(text);
  if (context === '' || context === 'help') return onlyYou(USAGE);
  const fields = { context };
  const parsed = parseGeneration({ style: 'gpt4-context', fields, humorLevel: level });
  if (!parsed.ok || parsed.kind !== 'new')
    return onlyYou((!parsed.ok && parsed.message) || errorMessage('invalid-request'));
  const paused = await findPause(services.db);
  // A chat shows the words of a 200 only.
  if (paused) return onlyYou(describeRejection(paused).message);
  const site = siteName(services.publicOrigin);
  const post = await writeInTime(services, { ...parsed.params, seed: services.newSeed(), site });
  const lines = postLines(post.text).map(chatText);
  const mark = `_Satire. Made with <${services.publicOrigin}|Broetry>._ ${writerWords(post)}`;
  return { response_type: 'in_channel', text: [...lines, mark].join('\n\n') };
}

/** A command claims no generation: its post is free, and stored nowhere. */
const COMMAND = 'slash-command';
/** What the model may take of the three seconds that a chat waits. */
const MODEL_MS = 2200;

/** Writes a post by the model, or by the offline writer where the model does not write a whole post in time. */
async function writeInTime(services: Asked, request: WriteRequest): Promise<Written> {
  const { writer, modelStatus, log, requester } = services;
  const { requestId } = requester;
  const grant = { generationId: COMMAND, payer: 'member', requestId } as GenerationGrant;
  const house = () => writeWhole(offlineWriter, grant, request, new AbortController().signal);
  if (modelStatus.active()?.writes !== 'everything') return house();
  try {
    return await writeWhole(writer, grant, request, AbortSignal.timeout(MODEL_MS));
  } catch (error) {
    log.warn({ err: error, requestId }, 'the model did not answer a slash command in time');
    return { ...(await house()), fallback: 'model-failed' };
  }
}

function onlyYou(text: string): CommandAnswer {
  return { response_type: 'ephemeral', text };
}

function readCommand(text: string): { level: HumorLevel; context: string } {
  const [, first = '', rest = ''] = /^(\S+)\s+(\S.*)/s.exec(text.trim()) ?? [];
  const level = parseHumorLevel(first);
  if (level) return { level, context: rest.trim() };
  return { level: DEFAULT_HUMOR_LEVEL, context: text.trim() };
}

// The three characters that Slack's messages escape.
function chatText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
