// npm run broem: posts, replies, translations, verdicts, comments and the situation of the day on the command line, offline;
// remixes, the hall of fame and the own posts of a server. What is wrong is said in one sentence, with exit code 1.
import { argv } from 'node:process';

type Command = { usage: string; print: (args: string[]) => void | Promise<void> };

// Each brings its own banks: the others need not be read.
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  post: () => import('./broem/print-post.ts'),
  reply: () => import('./broem/print-replies.ts'),
  translate: () => import('./broem/print-translation.ts'),
  score: () => import('./broem/print-score.ts'),
  comments: () => import('./broem/print-comments.ts'),
  prompt: () => import('./broem/print-prompt.ts'),
  remix: () => import('./broem/print-remix.ts'),
  hall: () => import('./broem/print-hall.ts'),
  posts: () => import('./broem/print-posts.ts'),
};

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

/** Runs one command and prints what it makes. Throws, in words, what is wrong with the arguments. */
export async function run(args: string[]): Promise<void> {
  const [first = '', ...rest] = args;
  if (args.length === 0 || first === '--help' || first === '-h') return explain();
  const isNamed = !first.startsWith('-');
  const name = isNamed ? first : 'post';
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Error(`There is no command "${first}": say ${NAMES}.`);
  const command = await load();
  const own = isNamed ? rest : args;
  if (own.includes('--help') || own.includes('-h')) return console.log(command.usage);
  await command.print(own);
}

async function explain(): Promise<void> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  console.log([INTRODUCTION, ...commands.map(({ usage }) => usage)].join('\n\n'));
}
