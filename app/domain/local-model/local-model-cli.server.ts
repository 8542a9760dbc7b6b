import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { DataDirError, prepareDataDir } from '../../platform/settings/data-dir.server.ts';
import { readSettings, SettingsError } from '../../platform/settings/settings.server.ts';
import { gigabytes } from '../../platform/text/gigabytes.ts';
import { freeMemory } from '../model-pulls/free-memory.server.ts';
import { fittingSuggestions } from '../model-pulls/suggestions.ts';
import { InstallError } from './install-error.ts';
import { installModel, type ModelOrder, orderAt, orderOf } from './install-model.server.ts';
import { platformPackage, thisMachine } from './platform-package.server.ts';

const OPTIONS = {
  url: { type: 'string' },
  sha256: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const USAGE =
  'local-model takes --url with the address of a GGUF file, --sha256 with its hash, and --yes, which takes the first suggestion without a question.';

// The folder of the engine is for this user only, as the rest of DATA_DIR.
process.umask(0o077);
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await install(process.argv.slice(2));
} catch (error) {
  const isOurs = [InstallError, SettingsError, DataDirError].some((kind) => error instanceof kind);
  console.error(isOurs ? (error as Error).message : `No model was installed: ${String(error)}`);
  process.exitCode = 1;
}

/** Installs the model that the owner chooses. Throws InstallError, SettingsError or DataDirError. */
async function install(args: string[]): Promise<void> {
  const asked = readArguments(args);
  const { dataDir } = readSettings(process.env);
  const engine = platformPackage(thisMachine());
  if (!engine.ok) throw new InstallError(engine.message);
  const free = freeMemory(false);
  const order =
    asked.url === undefined
      ? await choose(free, asked.yes)
      : orderAt(asked.url, asked.sha256 ?? null);
  prepareDataDir(dataDir);
  await installModel(order, {
    dataDir,
    platformName: engine.name,
    freeMemory: free,
    say: (line) => console.log(line),
    onProgress: progressBar(),
  });
  console.log(`${order.model} is installed. Try it at /admin/writer, and let it write.`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    throw new InstallError(USAGE);
  }
}

/** Asks for one of the suggestions that fit. */
async function choose(free: number, isFirst: boolean): Promise<ModelOrder> {
  const fitting = fittingSuggestions(free);
  const [first] = fitting;
  if (!first) {
    throw new InstallError(
      `${gigabytes(free)} of memory are free, too little for a model that writes well.`,
    );
  }
  if (isFirst) return orderOf(first);
  console.log(`${gigabytes(free)} of memory are free. These fit:`);
  for (const [place, { name, size, words }] of fitting.entries())
    console.log(`  ${place + 1}  ${name}, about ${gigabytes(size)}. ${words}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((end) => terminal.once('close', () => end('')));
  const answer = await Promise.race([terminal.question('Which one? 1 is the best. '), ended]);
  terminal.close();
  const chosen = fitting[Number(answer) - 1];
  if (!chosen) throw new InstallError('None was chosen, so nothing was installed.');
  return orderOf(chosen);
}

/** Says how far it is: in one line of a terminal, else once for each tenth. */
function progressBar(): (done: number, total: number) => void {
  const isTerminal = process.stdout.isTTY;
  const step = isTerminal ? 1 : 10;
  let last = 0;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total / step) * step;
    if (percent <= last) return;
    last = percent;
    const line = `${percent} % of ${gigabytes(total)}`;
    if (!isTerminal) console.log(line);
    else process.stdout.write(`\r${line}${percent === 100 ? '\n' : ''}`);
  };
}
