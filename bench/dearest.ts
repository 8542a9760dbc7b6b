import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ownedRows } from '../test/authorization/owned-rows.ts';
import { UNLIMITED } from '../test/factories/rate-limits.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { type FuzzEndpoint, listEndpoints, type Sample } from '../test/fuzz/endpoints.ts';
import type * as TestApps from '../test/test-app.ts';
import { type Part, rounded } from './part.ts';
import { fillCommunity, removeFolder } from './server.ts';

/** The processor time of a request, in milliseconds. */
const GOAL = 100;
const SHOWN = 10;
/** Lengths at the limits of the fields, longest first. The first is refused everywhere. */
const LENGTHS = [30_000, 8000, 4000, 3000, 1000, 500, 300, 200, 100, 60, 30];
/** Node refuses a longer request line and headers. */
const MAX_ADDRESS = 12_000;

/** What makes readers of text slow: many short sentences, no end of a word, marks, markup, what looks like a match. */
const UNITS = {
  sentences: 'I made a sandwich. ',
  boasts: "I'm humbled to announce that I was rejected by 47 jobs. Agree? ",
  lists: '1) Fail. 2) Learn.\n',
  'one word': 'a',
  words: 'to be or ',
  capitals: 'Ada Lovelace ',
  stops: '. ',
  lines: '\n\n',
  quotes: '"\'“',
  emoji: '🚀',
  marks: 'a\u0301\u0302\u0303\u0304',
  Japanese: '感動しました。',
  Arabic: 'شكرا لكم ',
  bold: '𝗔𝗴𝗿𝗲𝗲 ',
  addresses: 'a@b.cd https://e.com/ ',
  hashtags: '#hired @me ',
  numbers: '1,000.5% ',
  brackets: '{{[(<',
  spaced: 'f u c k ',
  phrases: '\ufdfa',
  squared: '㌖',
} as const;
type Unit = keyof typeof UNITS;

type Ask = { path: string; method: string; body?: string; type?: string };
/** A place for a text: in the query, in a form or in JSON. */
type Field = { pattern: string; name: string; ask: (text: string) => Promise<Ask> };
/** Puts ids of rows into a text. */
type Fill = (text: string) => Promise<string>;
type Measured = { field: Field; unit: Unit | ''; length: number; status: number; ms: number };

/** The anonymous requests that take the most processor time. */
export const dearest: Part = {
  about: `Each route as a visitor without an account, with ${Object.keys(UNITS).length} hostile texts in each of its fields, at the longest length that it takes and at one that it refuses. Processor time of the whole process, client included, the best of six. Goal: at most ${GOAL} ms.`,
  async measure({ quick, server }) {
    const { dataDir } = await fillCommunity(server, 0);
    // Read when the built server is loaded: React checks much more in development.
    process.env['NODE_ENV'] = 'production';
    const { startTestApp } = (await import(join(server, 'test/test-app.ts'))) as typeof TestApps;
    const app = await startTestApp({
      env: { DATA_DIR: dataDir, GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000' },
      overrides: UNLIMITED,
    });
    const rows = ownedRows(app.services, await newMember(app.services));
    const measured: Measured[] = [];
    for (const [pattern, endpoint] of Object.entries(await listEndpoints())) {
      for (const field of fieldsOf(pattern, endpoint, rows.fill)) {
        measured.push(...(await measureField(app.origin, field, quick)));
      }
    }
    const dear = measured.toSorted((one, other) => other.ms - one.ms).slice(0, 4 * SHOWN);
    for (const one of dear) {
      for (let again = 0; again < (quick ? 1 : 5); again += 1) {
        one.ms = Math.min(one.ms, (await send(app.origin, await askOf(one))).ms);
      }
    }
    await app.stop();
    removeFolder(dataDir);
    const shown = dear.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
    return {
      head: ['Route', 'Field', 'Text', 'Characters', 'Status', 'Processor, ms', 'Goal'],
      rows: shown.map(({ field, unit, length, status, ms }) => [
        field.pattern,
        field.name,
        unit,
        length.toLocaleString('en'),
        String(status),
        rounded(ms),
        ms <= GOAL ? 'holds' : 'falls short',
      ]),
    };
  },
};

function fieldsOf(
  pattern: string,
  { words, query, json, form }: FuzzEndpoint,
  fill: Fill,
): Field[] {
  const path = () => fill(pattern.replaceAll(/:\w+|\*/g, words[0] ?? 'none'));
  const bare = { pattern, name: '', ask: async () => ({ path: await path(), method: 'GET' }) };
  const params = query.map((name) => ({
    pattern,
    name: `?${name}`,
    ask: async (text: string) => ({
      path: `${await path()}?${new URLSearchParams({ [name]: text }).toString()}`,
      method: 'GET',
    }),
  }));
  const fieldsIn = (
    samples: readonly Sample[],
    type: string,
    write: (sample: Sample) => Promise<string>,
  ) =>
    samples.flatMap((sample) =>
      namesIn(sample).map((name) => ({
        pattern,
        name,
        ask: async (text: string) => ({
          path: await path(),
          method: 'POST',
          type,
          body: await write(withText(sample, name, text)),
        }),
      })),
    );
  const asForm = async (sample: Sample) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(sample)) body.set(name, await fill(String(value)));
    return body.toString();
  };
  return [
    bare,
    ...params,
    ...fieldsIn(json, 'application/json', (sample) => fill(JSON.stringify(sample))),
    ...fieldsIn(form, 'application/x-www-form-urlencoded', asForm),
  ];
}

/** The names of all texts in a body. */
function namesIn(sample: Sample): string[] {
  const names = new Set<string>();
  JSON.stringify(sample, (name, value: unknown) => {
    if (typeof value === 'string' && !/^\d*$/.test(name)) names.add(name);
    return value;
  });
  return [...names];
}

function withText(sample: Sample, name: string, text: string): Sample {
  const json = JSON.stringify(sample, (key, value: unknown) =>
    key === name && typeof value === 'string' ? text : value,
  );
  return JSON.parse(json) as Sample;
}

const textOf = (unit: Unit, length: number) => {
  const text = UNITS[unit].repeat(Math.ceil(length / UNITS[unit].length)).slice(0, length);
  // The last character is seen: a text is measured after it was trimmed.
  return text.replace(/\s$/, '.').toWellFormed();
};
const askOf = ({ field, unit, length }: Pick<Measured, 'field' | 'unit' | 'length'>) =>
  field.ask(unit === '' ? '' : textOf(unit, length));

/** Measures all texts at the longest length that the field takes, and one that is refused. */
async function measureField(origin: string, field: Field, quick: boolean): Promise<Measured[]> {
  const measure = async (unit: Unit | '', length: number): Promise<Measured | null> => {
    const ask = await askOf({ field, unit, length });
    if (ask.path.length > MAX_ADDRESS) return null;
    return { field, unit, length, ...(await send(origin, ask)) };
  };
  if (field.name === '') return [await measure('', 0)].filter((one) => one !== null);
  const measured: (Measured | null)[] = [];
  for (const length of LENGTHS) {
    const first = await measure('sentences', length);
    measured.push(first);
    const isLast = length === LENGTHS.at(-1);
    if (!first || (!isLast && [400, 413, 422].includes(first.status))) continue;
    const others = (Object.keys(UNITS) as Unit[]).slice(1, quick ? 3 : undefined);
    for (const unit of others) measured.push(await measure(unit, length));
    break;
  }
  return measured.filter((one) => one !== null);
}

async function send(origin: string, { path, method, body, type }: Ask) {
  const begun = process.cpuUsage();
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36',
      'idempotency-key': randomUUID(),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(begun);
  return { status: response.status, ms: (user + system) / 1000 };
}
