// The entry point of every command, for Node 20 without installed packages. Installs from the lock file if needed, then
// runs the command on the pinned Node.
import { join } from 'node:path';

const backups = { script: 'build/server/backup.js', built: true, mode: 'production' };
const commands = {
  // For a service that cannot write to its own folder: installs and builds before it starts.
  build: { built: true },
  start: { script: 'build/server/main.js', built: true, mode: 'production', endsBySignal: true },
  dev: {
    script: 'node_modules/vite/bin/vite.js',
    args: devArguments,
    mode: 'development',
    endsBySignal: true,
  },
  backup: { ...backups, args: () => ['backup'] },
  'backup:verify': { ...backups, args: () => ['verify'] },
  restore: { ...backups, args: () => ['restore'] },
  'owner-link': { script: 'build/server/owner-link.js', built: true, mode: 'production' },
  test: { script: 'scripts/test.ts' },
  'test:all': { script: 'scripts/test.ts', args: () => ['--all'] },
  broem: { script: 'scripts/broem.ts' },
  plot: { script: 'scripts/plot.ts' },
  'draw:icons': { script: 'scripts/draw-icons.ts' },
  'draw:readme': { script: 'scripts/readme-pictures.ts', built: true },
  'comedy:report': { script: 'scripts/comedy-report.ts' },
  seed: { script: 'scripts/seed.ts' },
  docs: { script: 'scripts/generated-docs.ts' },
  bench: { script: 'bench/bench.ts', built: true },
  'bench:crowds': { script: 'bench/bench.ts', args: () => ['--only', 'crowds'], built: true },
  resilience: { script: 'scripts/resilience.ts', built: true },
};

process.exitCode = await main(process.argv[2], process.argv.slice(3));

/** Runs one command of the table and gives the exit code. */
async function main(name, args) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    return refuse(
      `Broetry needs Node 20 or newer to begin with; this is Node ${process.versions.node}.`,
    );
  }
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;
  if (!command) return refuse(`Say what to run: ${Object.keys(commands).join(', ')}.`);
  const { chooseNode, installWhenStale } = await import('./install.mjs');
  const notInstalled = await installWhenStale();
  if (notInstalled) return refuse(notInstalled);

  const node = chooseNode();
  if (!node) {
    return refuse(
      `Broetry brings no Node for ${process.platform}-${process.arch}: install Node 24 or newer and run this again.`,
    );
  }
  if (command.built) {
    const { buildWhenStale } = await import('./build.mjs');
    const notBuilt = await buildWhenStale(node);
    if (notBuilt) return refuse(notBuilt);
  }
  return command.script ? run(node, command, args) : 0;
}

async function run(node, command, args) {
  const { childEnvironment, exitCode, root, runInForeground } = await import('./run-child.mjs');
  const env = childEnvironment(command.mode ? { NODE_ENV: command.mode } : {});
  const own = command.args?.() ?? [];
  const result = await runInForeground(node, [join(root, command.script), ...own, ...args], env);
  if (command.endsBySignal && result.asked && result.signal === result.asked) return 0;
  return exitCode(result);
}

function devArguments() {
  return ['--host', '127.0.0.1', '--port', process.env.PORT || '3000', '--strictPort'];
}

function refuse(sentence) {
  console.error(sentence);
  return 1;
}
