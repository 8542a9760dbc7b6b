// `npm run bench`: measures the built server, one part after the other, and prints a table for each part.
// `-- --list` names the parts, `-- --only members,crowds` runs some of them, `-- --quick` only shows that they work, and
// `-- --server DIR` measures the server that was built in another checkout (parts that start a server).
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Part, tableText } from './part.ts';

const PARTS = {
  members: async () => (await import('./members.ts')).members,
  crowds: async () => (await import('./crowds.ts')).crowds,
  attacks: async () => (await import('./attacks.ts')).attacks,
  dearest: async () => (await import('./dearest.ts')).dearest,
  'sign-ins': async () => (await import('./sign-ins.ts')).signIns,
} satisfies Record<string, () => Promise<Part>>;
type Name = keyof typeof PARTS;
const names = Object.keys(PARTS) as Name[];

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    server: { type: 'string', default: join(import.meta.dirname, '..') },
  },
});
const wanted = values.only?.flatMap((list) => list.split(',')) ?? names;
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));

if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${names.join(', ')}.`);
  process.exitCode = 1;
} else if (values.list) {
  console.log(names.join('\n'));
} else {
  const failed: Name[] = [];
  for (const name of names.filter((one) => wanted.includes(one))) {
    if (!(await runPart(name))) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  // A library may still hold a socket open.
  process.exit(failed.length > 0 ? 1 : 0);
}

/** Runs one part and prints its table. A part that fails does not stop the others. */
async function runPart(name: Name): Promise<boolean> {
  const start = performance.now();
  try {
    const { about, measure } = await PARTS[name]();
    console.log(`\n## ${name}\n\n${about}\n`);
    const { quick, server } = values;
    const table = await measure({ quick, server: resolve(server) });
    console.log(`${tableText(table)}\n\n(${Math.round((performance.now() - start) / 1000)} s)`);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
