// npm run broem: posts, replies, translations, verdicts, comments and the situation of the day on the command line, offline;
// remixes, the hall of fame and own posts through the API of a server. An error is one sentence and exit code 1.
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import type { Command } from './broem/command.ts';

const server = () => import('./broem/server-commands.ts');
// Each command loads its own banks.
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  post: async () => (await import('./broem/post.ts')).post,
  reply: async () => (await import('./broem/reply.ts')).replyCommand,
  translate: async () => (await import('./broem/translate.ts')).translateCommand,
  score: async () => (await import('./broem/score.ts')).score,
  comments: async () => (await import('./broem/comments.ts')).comments,
  prompt: async () => (await import('./broem/prompt.ts')).prompt,
  mcp: async () => (await import('./broem/mcp.ts')).mcp,
  remix: async () => (await server()).remix,
  hall: async () => (await server()).hall,
  posts: async () => (await server()).posts,
};

// In a packed release the command is `broem`.
const IN_PACKAGE = import.meta.url.includes('/build/server/');
const shown = (usage: string) =>
  IN_PACKAGE ? usage.replaceAll(/npm run (?:--silent )?broem --/g, 'broem') : usage;

const NAMES = Object.keys(COMMANDS).join(', ');
const INTRODUCTION = `npm run broem -- COMMAND …, one of ${NAMES}; without one it is post.
Texts come as an argument or from standard input. Everything is written offline, but for remix, hall and posts, which ask the
server that BROETRY names, with the token in BROETRY_TOKEN. --json prints all there is to know.`;

if (import.meta.main) {
  try {
    await run(argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Runs one command and prints its result. Throws an error with a sentence for the user. */
export async function run(args: string[]): Promise<void> {
  const [first = '', ...rest] = args;
  if (args.length === 0 || first === '--help' || first === '-h') return printHelp();
  const isNamed = !first.startsWith('-');
  const name = isNamed ? first : 'post';
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Error(`There is no command "${first}": say ${NAMES}.`);
  const { usage, options, allowPositionals = false, execute } = await load();
  const own = isNamed ? rest : args;
  if (own.includes('--help') || own.includes('-h')) return console.log(shown(usage));
  const { values, positionals } = parseArgs({
    args: own,
    allowPositionals,
    options: { ...options, json: { type: 'boolean' } },
  });
  const { json, text } = await execute(values, positionals);
  if (values['json']) console.log(JSON.stringify(json, null, 2));
  else if (text !== '') console.log(text);
}

async function printHelp(): Promise<void> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  console.log(shown([INTRODUCTION, ...commands.map(({ usage }) => usage)].join('\n\n')));
}
