import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { POST_STYLES } from '../../comedy/styles/post-styles.ts';
import { REPLY_LENGTHS, REPLY_TONES } from '../../comedy/replies/reply-kinds.ts';
import { MAX_TEXT_LENGTH, VOICES } from '../../comedy/translate/voices.ts';
import type { Command, Values } from './command.ts';
import { post } from './post.ts';
import { replyCommand } from './reply.ts';
import { score } from './score.ts';
import { translateCommand } from './translate.ts';

const text = z.string().min(2).max(MAX_TEXT_LENGTH).describe('The text, as it was pasted.');
const seed = z.int().min(0).optional().describe('The same seed gives the same answer.');
const level = z.enum(['mild', 'spicy', 'unhinged']).optional();
const styles = POST_STYLES.map(({ value, fields }) => {
  const names = fields.map(({ name, required }) => (required ? name : `${name} (optional)`));
  return `${value}: ${names.join(', ')}`;
});

/** The values of a command's options; a number becomes text, as on the command line. */
function valuesOf(input: Record<string, unknown>): Values {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

async function answer(command: Command, input: Record<string, unknown>, texts: string[] = []) {
  const result = await command.execute(valuesOf(input), texts);
  return { content: [{ type: 'text' as const, text: result.text }] };
}

/** The tools `post`, `reply`, `translate` and `score`. They write offline. */
function createMcpServer(): McpServer {
  const server = new McpServer({ name: packageFile.name, version: packageFile.version });
  registerPost(server);
  registerTextTools(server);
  return server;
}

function registerPost(server: McpServer): void {
  server.registerTool(
    'post',
    {
      description: `Writes a deadpan parody post of a professional network. Without a style, say what happened in fields.context. The styles and their fields: ${styles.join('; ')}.`,
      inputSchema: z.object({
        style: z.enum(POST_STYLES.map(({ value }) => value)).default('gpt4-context'),
        fields: z.record(z.string(), z.string()),
        level,
        seed,
      }),
    },
    ({ fields, ...options }) =>
      answer(post, {
        ...options,
        field: Object.entries(fields).map(([name, value]) => `${name}=${value}`),
      }),
  );
}

function registerTextTools(server: McpServer): void {
  server.registerTool(
    'reply',
    {
      description: 'Writes replies to a post, one for each tone.',
      inputSchema: z.object({
        text,
        tone: z.array(z.enum(REPLY_TONES)).optional(),
        length: z.enum(REPLY_LENGTHS).optional(),
        seed,
      }),
    },
    ({ text: original, ...options }) => answer(replyCommand, options, [original]),
  );
  server.registerTool(
    'translate',
    {
      description: 'Translates plain words into network speak, or network speak into the truth.',
      inputSchema: z.object({
        text,
        to: z.enum(['speak', 'truth']).optional(),
        voice: z.enum(VOICES.map(({ value }) => value)).optional(),
        level,
        seed,
      }),
    },
    ({ text: original, ...options }) => answer(translateCommand, options, [original]),
  );
  server.registerTool(
    'score',
    {
      description: 'Scores a post from 0 to 100 and quotes what gives it away.',
      inputSchema: z.object({ text }),
    },
    ({ text: original }) => answer(score, {}, [original]),
  );
}

/** Serves the tools on standard input and output until the input ends. */
export const mcp: Command = {
  usage: `npm run --silent broem -- mcp

  serves post, reply, translate and score to an assistant over the Model Context Protocol, on standard input and output`,
  options: {},
  async execute() {
    const { promise, resolve } = Promise.withResolvers<void>();
    process.stdin.once('close', resolve);
    const handle = serveStdio(createMcpServer);
    await promise;
    await handle.close();
    return { json: null, text: '' };
  },
};
