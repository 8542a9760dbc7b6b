import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_READ_LENGTH } from '../../comedy/language/read-length.ts';
import { slowTexts } from '../slow-texts.ts';
import { OTHERS, READERS } from './readers.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The exported functions of the comedy and the screening, stores and the content of plots aside. */
async function exportedFunctions(): Promise<string[]> {
  const files = ['comedy', 'app/domain/screening'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  const modules = files.filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\/plots\/|-store\.server\.ts$/.test(file),
  );
  const found = modules.map(async (file) => {
    const exported: Record<string, unknown> = await import(join(ROOT, file));
    const names = Object.keys(exported).filter((name) => typeof exported[name] === 'function');
    return names.map((name) => `${file} ${name}`);
  });
  return (await Promise.all(found)).flat().toSorted();
}

const named = (file: string, names: readonly string[]) => names.map((name) => `${file} ${name}`);

it('lists each exported function as a reader of strangers’ texts, or with the reason why it is none', async () => {
  const readers = Object.entries(READERS).flatMap(([file, own]) => named(file, Object.keys(own)));
  const others = Object.values(OTHERS)
    .flat()
    .flatMap((line) => named(line.split(' ')[0] ?? '', line.split(' ').slice(1)));
  expect([...readers, ...others].toSorted()).toEqual(await exportedFunctions());
});

/** With the end of each attempt no text is longer than what is read: the rest has a reader of its own. */
const LENGTH = MAX_READ_LENGTH - 4;
const LONG = slowTexts(LENGTH);
const HALF = slowTexts(LENGTH / 2);
const SHORT = slowTexts(LENGTH / 4);
/** Four times the text takes at most six times as long; sixteen times would be quadratic. */
const MAX_GROWTH = 6;
/** The same from half the text: some readers stop early at a short one, such as one that they take for grave. */
const MAX_DOUBLING = 2.5;
/** A shorter time says little; quadratic time is longer, since 4,000 characters have sixteen million pairs. */
const UNMEASURED_MS = 10;
/** Quadratic time stays quadratic, however often it is measured, and in every series of measurements. */
const MAX_ATTEMPTS = 20;
const SERIES = 4;

/** Processor time of this thread in milliseconds: other work on the machine and in the process does not count. */
function timed(read: (text: string) => unknown, text: string): number {
  const start = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Whether the time grows faster than the text, by the shortest of several times: compiling and collecting garbage make
 * some of them longer. Each attempt has texts of its own, also without white space: some readers know the last one.
 */
function growsFaster(read: (text: string) => unknown, name: string): boolean {
  return Array.from({ length: SERIES }).every((_, series) => seemsToGrow(read, name, series));
}

function seemsToGrow(
  read: (text: string) => unknown,
  name: string,
  series: number,
  attempts = MAX_ATTEMPTS,
): boolean {
  const [short = '', half = '', long = ''] = [SHORT, HALF, LONG].map((texts) => texts.get(name));
  let [least, middle, most] = [Infinity, Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    most = Math.min(most, timed(read, `${long.slice(0, -1)}${series}${attempt}`));
    if (most < UNMEASURED_MS) return false;
    least = Math.min(least, timed(read, `${short.slice(0, -1)}s${series}${attempt}`));
    middle = Math.min(middle, timed(read, `${half.slice(0, -1)}h${series}${attempt}`));
    if (most <= MAX_GROWTH * least || most <= MAX_DOUBLING * middle) return false;
  }
  return true;
}

/** Patterns are compiled at first use, for each of the two ways to store a text. */
const WARM = [
  'I walked my dog, and my boss said, "We are family." 5 people clapped.',
  '今日は犬と歩いた。 😀',
];

it('sees quadratic time', () => {
  // Eight texts: the time for half of one must be longer than a pause of the processor, which would hide the growth.
  const everyPair = (text: string) =>
    Array.from({ length: 8 }, (_, index) => `${text}${index}`.replace(/(?:a|\s)+$/u, ''));
  for (const text of WARM) everyPair(text);
  expect(seemsToGrow(everyPair, 'words', 0, 3)).toBe(true);
  expect(growsFaster((text) => text.replaceAll('a', 'b'), 'words')).toBe(false);
}, 60_000);

it.each(
  Object.entries(READERS).flatMap(([file, own]) =>
    Object.entries(own).map(([name, read]) => ({ file, name, read })),
  ),
)(
  'reads any text in linear time with $name of $file',
  ({ read }) => {
    for (const text of [...WARM, ...WARM]) read(text);
    expect([...LONG.keys()].filter((name) => growsFaster(read, name))).toEqual([]);
  },
  60_000,
);
