import fc from 'fast-check';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import type { FuzzEndpoint, Sample } from './endpoints.ts';
import { type FuzzAsker, ASKERS } from './world.ts';

/** One request before ids and cookies are filled in: `{kind}` in a text becomes the id of such a row. */
export type Input = {
  method: string;
  path: string;
  asker: FuzzAsker;
  headers: Record<string, string>;
  body: string | null;
};

const ODD: readonly string[] = [
  ...HOSTILE_TEXTS,
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '%',
  '_',
  "' or 1=1 --",
  '../../session-secret',
  '..\\..\\x',
  '\u0000',
  'a\u0000b',
  '\ufeff',
  'a\u0301'.repeat(3000),
  'https://evil.example/x',
  '//evil.example',
  'recent-1-x',
  `recent-${'9'.repeat(15)}-a`,
  '9'.repeat(400),
  'guest_1763700000000_aaaaaaaaaaaaaaaaaaaaaaaaaa',
];
const NAMES = [
  'id',
  'userId',
  'likes',
  'isAdmin',
  'status',
  '__proto__',
  'constructor',
  'toString',
];

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.constantFrom('\u0000', 'a\u0000b') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, [], {}, [[]]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Returns mutated inputs for one route. */
export function inputsFor(pattern: string, endpoint: FuzzEndpoint): fc.Arbitrary<Input> {
  const head = fc.record({
    method: methodsOf(endpoint),
    path: pathsOf(pattern, endpoint),
    asker: fc.constantFrom(...ASKERS),
    extra: oddHeaders,
  });
  return head.chain(({ method, path, asker, extra }) => {
    const bodies = method === 'GET' || method === 'HEAD' ? NO_BODY : bodiesOf(endpoint);
    return bodies.map(({ body, type }) => ({
      method,
      path,
      asker,
      body,
      headers: { ...(type === null ? {} : { 'content-type': type }), ...extra },
    }));
  });
}

type Body = { body: string | null; type: string | null };
const NO_BODY: fc.Arbitrary<Body> = fc.constant({ body: null, type: null });

function methodsOf({ json, form, upload }: FuzzEndpoint): fc.Arbitrary<string> {
  const writes = json.length + form.length > 0 || upload ? 6 : 1;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant('GET') },
    { weight: writes, arbitrary: fc.constant('POST') },
    { weight: json.length > 0 ? 2 : 1, arbitrary: fc.constantFrom('PUT', 'DELETE') },
    { weight: 1, arbitrary: fc.constantFrom('PATCH', 'HEAD', 'OPTIONS') },
  );
}

function pathsOf(pattern: string, endpoint: FuzzEndpoint): fc.Arbitrary<string> {
  const { words, query, isSlow } = endpoint;
  const odd = oddText.map(pathPart);
  const part =
    words.length === 0
      ? odd
      : fc.oneof(
          { weight: isSlow ? 1 : 20, arbitrary: fc.constantFrom(...words) },
          { weight: isSlow ? 20 : 10, arbitrary: odd },
        );
  const parts = fc.array(part, { minLength: 2, maxLength: 2 });
  const search = fc.array(
    fc.tuple(fc.constantFrom(...query, 'x', '__proto__', '_routes'), oddText),
    {
      maxLength: query.length > 0 ? 3 : 1,
    },
  );
  const suffix = fc.constantFrom('', '', '', '', '', '', '.data', '/', '.data/');
  return fc.tuple(parts, search, suffix).map(([[one = '', other = ''], pairs, end]) => {
    let index = 0;
    const path = pattern.replaceAll(/:\w+|\*/g, () => (index++ === 0 ? one : other));
    const asked = pairs.map(([name, value]) => `${name}=${pathPart(value)}`).join('&');
    return `${path === '/' && end === '.data' ? '/_' : path}${end}${asked && `?${asked}`}`;
  });
}

// Lone surrogates cannot be URL-encoded, so they become %ff, which is invalid UTF-8.
function pathPart(text: string): string {
  const short = text.slice(0, 1500);
  return short.isWellFormed() ? encodeURIComponent(short) : '%ff';
}

const oddHeaders = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.uuid().map((key) => ({ 'idempotency-key': key })) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('', 'short', 'with spaces in it', 'x'.repeat(5000), '"\'<>', 'key-of-two')
          .map((key) => ({ 'idempotency-key': key })),
      },
    ),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Record<string, string>>(
          { accept: 'text/html' },
          { accept: '*/*;q=x' },
          { 'if-none-match': '"x"' },
          { 'content-encoding': 'gzip' },
          { 'x-http-method-override': 'DELETE' },
          { 'x-react-router-spa-mode': 'yes' },
          { 'sec-fetch-site': 'cross-site' },
          { origin: 'null' },
          { range: 'bytes=0-1' },
          { 'accept-language': '\u00ff'.repeat(300) },
          { 'user-agent': 'Mozilla/5.0 Chrome/153.0 \u001b[31m'.replace('\u001b', '') },
        ),
      },
    ),
  )
  .map(([key, other]): Record<string, string> => ({ ...key, ...other }));

function bodiesOf(endpoint: FuzzEndpoint): fc.Arbitrary<Body> {
  const { json, form, upload } = endpoint;
  const as =
    (type: string) =>
    (body: string): Body => ({ body, type });
  const kinds: fc.WeightedArbitrary<Body>[] = [
    { weight: 1, arbitrary: NO_BODY },
    { weight: 1, arbitrary: oddText.map(as('application/json')) },
    { weight: 1, arbitrary: oddText.map(as('text/plain')) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('{"a":'.repeat(5000), '[', '{"a":1,"a":2}', '\ufeff{}')
        .map(as('application/json')),
    },
  ];
  if (json.length > 0) {
    const text = bentSample(json).map((value) => JSON.stringify(value) ?? '');
    kinds.push({ weight: 12, arbitrary: text.map(as('application/json')) });
    kinds.push({
      weight: 1,
      arbitrary: text.map((whole) => whole.slice(0, -1)).map(as('application/json; charset=x')),
    });
  }
  if (form.length > 0) {
    const fields = bentSample(form).map(pairsOf);
    const plain = fields.map((pairs) => new URLSearchParams(pairs).toString());
    kinds.push({ weight: 10, arbitrary: plain.map(as('application/x-www-form-urlencoded')) });
    kinds.push({ weight: 2, arbitrary: fields.map(multipartOf).map(as(MULTIPART)) });
    kinds.push({ weight: 1, arbitrary: plain.map(as('multipart/form-data')) });
  }
  if (upload) {
    const parts = fc.array(
      fc.tuple(fc.constantFrom('file', 'description', 'alt', 'tags', 'x'), oddText),
      { maxLength: 9 },
    );
    kinds.push({ weight: 20, arbitrary: parts.map(multipartOf).map(as(MULTIPART)) });
  }
  return fc.oneof(...kinds);
}

/** A sample unchanged, with a value replaced, a field missing, a field added, or replaced by another value. */
function bentSample(samples: readonly Sample[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...samples).chain((sample) => {
    const places = placesIn(sample);
    const place = places.length > 0 ? fc.constantFrom(...places) : fc.constant<string[]>(['x']);
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant<unknown>(sample) },
      {
        weight: 8,
        arbitrary: fc.tuple(place, oddValue).map(([at, value]) => withValue(sample, at, value)),
      },
      { weight: 2, arbitrary: place.map((at) => withValue(sample, at, undefined)) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...NAMES), oddValue)
          .map(([name, value]) => withValue(sample, [name], value)),
      },
      { weight: 1, arbitrary: oddValue },
    );
  });
}

function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(at.length === 0 ? [[name]] : []),
    ...placesIn(inner, [...at, name]),
  ]);
}

function withValue(
  sample: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const inner = (sample as Record<string, unknown>)[name];
  const changed = rest.length > 0 ? withValue(inner, rest, value) : value;
  if (Array.isArray(sample))
    return sample.map((each, index) => (String(index) === name ? changed : each));
  const others = Object.entries(sample as object).filter(([other]) => other !== name);
  // From entries, so that `__proto__` is an ordinary field.
  return Object.fromEntries(changed === undefined ? others : [...others, [name, changed]]);
}

function pairsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['x', String(value)]];
  return Object.entries(value).map(([name, text]) => [
    name,
    typeof text === 'string' ? text.toWellFormed() : (JSON.stringify(text) ?? ''),
  ]);
}

const BOUNDARY = 'x-boundary-x';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

function multipartOf(pairs: readonly (readonly [string, string])[]): string {
  const parts = pairs.map(([name, text]) => {
    const file = name === 'file' ? '; filename="../a.png"' : '';
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
