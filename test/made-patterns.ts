import process from 'node:process';

/** Prints each pattern that the modules named as arguments make with `new RegExp` when they load, one JSON array a line. */
const made = new Map<string, RegExp>();
const Standard = RegExp;
globalThis.RegExp = new Proxy(Standard, {
  construct(target, given: ConstructorParameters<typeof RegExp>): RegExp {
    const pattern = new target(...given);
    made.set(String(pattern), pattern);
    return pattern;
  },
});
for (const file of process.argv.slice(2)) await import(file);
globalThis.RegExp = Standard;
for (const { source, flags } of made.values())
  process.stdout.write(`${JSON.stringify([source, flags])}\n`);
