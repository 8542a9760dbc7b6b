import { createHmac } from 'node:crypto';
import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/post-styles.ts';
import { writePost } from '../../../comedy/write-post.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { isSameSignature } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { postLines } from '../posts/post.ts';
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

/** A message of a chat: for the whole channel, or for the person alone. */
export type ChatMessage = { response_type: 'in_channel' | 'ephemeral'; text: string };

const USAGE =
  'Say what happened: `/broem my stapler resigned`. With `mild`, `spicy` or `unhinged` in front, it is louder.';

/** Answers a slash command with a post of the offline writer. Nothing is stored. */
export function answerSlashCommand(services: Services, text: string): ChatMessage {
  const { level, context } = readCommand(text);
  if (context === '' || context === 'help') return onlyYou(USAGE);
  const fields = { context };
  const parsed = parseGeneration({ style: 'gpt4-context', fields, humorLevel: level });
  if (!parsed.ok || parsed.kind !== 'new')
    return onlyYou((!parsed.ok && parsed.message) || errorMessage('invalid-request'));
  const site = siteName(services.publicOrigin);
  const post = writePost({ ...parsed.params, seed: services.newSeed(), site });
  const lines = postLines(post.text).map(chatText);
  const mark = `_Satire. Made with <${services.publicOrigin}|Broetry>._`;
  return { response_type: 'in_channel', text: [...lines, mark].join('\n\n') };
}

function onlyYou(text: string): ChatMessage {
  return { response_type: 'ephemeral', text };
}

function readCommand(text: string): { level: HumorLevel; context: string } {
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/s.exec(text.trim()) ?? [];
  const level = parseHumorLevel(first);
  if (level) return { level, context: rest.trim() };
  return { level: DEFAULT_HUMOR_LEVEL, context: text.trim() };
}

// The three characters that Slack's messages escape.
function chatText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
