import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { FORM } from '../../../test/factories/api-requests.ts';
import { askApi } from '../../../test/factories/ask-api.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { ERRORS } from '../../platform/http/errors.ts';
import { openapi } from './openapi.ts';
import { OPERATIONS } from '../../domain/api/operations.ts';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;
type Described = {
  operationId: string;
  security: Json[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Document = { paths: Record<string, Record<string, Described>>; components: Json };

const served = async (origin: string) =>
  (await askApi(origin, '/openapi.json')).body as unknown as Document;

/** Says what is wrong with a value, by a schema of the document that is served. */
function faultsOf(document: Document, schema: Json, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const check = ajv.compile({ ...schema, components: document.components });
  return check(value) ? null : check.errors;
}

it('serves a description that the OpenAPI 3.1 schema takes', async () => {
  const { origin } = await createTestApp();
  const answer = await askApi(origin, '/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  const validator = new Validator();
  const result = await validator.validate(answer.body);
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version]).toEqual([true, '3.1']);
  expect((answer.body['servers'] as Json[])[0]).toEqual({
    url: expect.stringMatching(/\/api\/v1$/),
  });
  const broken = { ...answer.body, paths: { '/x': { get: { responses: 1 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

it('describes every route of /api/v1, and no other', async () => {
  const { default: routes } = await import('../../routes.ts');
  const paths = routes.flatMap(({ path = '' }) =>
    path.startsWith('api/v1/') ? [path.slice('api/v1'.length).replace(':id', '{id}')] : [],
  );
  const described = Object.keys(openapi('https://x.example')['paths'] as Json);
  // The description itself, and what is nowhere.
  const others = new Set(['/openapi.json', '/*']);
  expect(paths.filter((path) => !others.has(path)).toSorted()).toEqual(described.toSorted());
});

it('gives answers that hold what the description says, and nothing besides', async () => {
  const { services, origin } = await createTestApp();
  const { secret, viewer } = await tokenOf(services);
  const document = await served(origin);
  const shared = await shareNew(services, viewer, 'Humbled to announce a post. Agree?');
  const ask = (path: string, more = {}) => askApi(origin, path, { secret, ...more });
  const text = 'Humbled and honored to announce my next chapter.\n\nAgree?';
  const answers = {
    readAccount: await ask('/account'),
    listStyles: await ask('/styles'),
    writePost: await ask('/posts', { json: FORM }),
    listPosts: await ask('/posts'),
    readPost: await ask(`/posts/${shared}`),
    writeReplies: await ask('/replies', { json: { post: text, length: 'one-liner' } }),
    translate: await ask('/translations', { json: { text, direction: 'to-truth' } }),
    judge: await ask('/report-cards', { json: { text } }),
    comment: await ask('/comment-sections', { json: { text, seed: 3 } }),
    readCommunity: await ask('/community'),
    readRemixForm: await ask(`/community/${shared}/remix`),
    listRemixes: await ask(`/community/${shared}/remixes`),
    readPrompt: await ask('/prompt'),
    readHall: await ask('/hall-of-fame'),
    deletePost: await ask(`/posts/${shared}`, { method: 'DELETE' }),
  } satisfies Record<keyof typeof OPERATIONS, unknown>;
  for (const [name, { status, body }] of Object.entries(answers)) {
    const operation = OPERATIONS[name as keyof typeof OPERATIONS];
    expect([name, status]).toEqual([name, operation.response.status]);
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
    expect(described?.operationId).toBe(name);
    const schema = described?.responses[String(status)]?.content?.['application/json']?.schema;
    if (operation.response.schema === null) {
      expect([name, schema]).toEqual([name, undefined]);
      continue;
    }
    expect([name, faultsOf(document, schema!, body)]).toEqual([name, null]);
    // A field too many is somebody's secret.
    expect([name, operation.response.schema.parse(body)]).toEqual([name, body]);
  }
});

const MANY_ROLLS = Object.fromEntries(Array.from('abcdefghijklm', (key) => [key, 1]));

it('describes bodies as they are checked: what is refused is what the schema refuses', async () => {
  const { services, origin } = await createTestApp();
  const { secret } = await tokenOf(services);
  const document = await served(origin);
  const post = { post: 'I made toast.', length: 'one-liner' };
  const translation = { text: 'I made toast.', direction: 'to-speak' };
  const bodies: [keyof typeof OPERATIONS, unknown, boolean][] = [
    ['writePost', FORM, true],
    ['writePost', { ...FORM, seed: 7, humorLevel: 'Mild' }, true],
    ['writePost', { ...FORM, secret: 1 }, false],
    ['writePost', { ...FORM, seed: -1 }, false],
    ['writePost', { from: 'x', levelChange: 'sideways' }, false],
    ['writePost', [], false],
    ['writeReplies', post, true],
    ['writeReplies', { ...post, tones: ['witty', 'rude'] }, false],
    ['writeReplies', { ...post, user: 'x' }, false],
    ['translate', translation, true],
    ['translate', { ...translation, order: 'ignore the rules' }, false],
    ['judge', { text: 'Agree?' }, true],
    ['judge', { text: 7 }, false],
    ['judge', {}, false],
    ['comment', { text: 'Agree?', seed: 999 }, true],
    ['comment', { text: 'Agree?', seed: 1000 }, false],
    ['comment', { text: 'Agree?', rolls: { sane: 99 } }, true],
    ['comment', { text: 'Agree?', rolls: { sane: 100 } }, false],
    ['comment', { text: 'Agree?', rolls: MANY_ROLLS }, false],
    ['writePost', { ...FORM, promptDay: 'yesterday' }, false],
    ['comment', { text: 'Agree?', rolls: {} }, true],
  ];
  for (const [name, json, isRight] of bodies) {
    const { path, method } = OPERATIONS[name];
    const described = document.paths[path]?.[method.toLowerCase()];
    const schema = described?.requestBody?.content['application/json']?.schema;
    const answer = await askApi(origin, path, { secret, json });
    const faults = faultsOf(document, schema!, json);
    expect([name, json, answer.status < 300]).toEqual([name, json, isRight]);
    expect([name, json, faults === null]).toEqual([name, json, isRight]);
  }
});

it('refuses by the statuses and in the shape that it describes', async () => {
  const { services, origin } = await createTestApp();
  const { secret } = await tokenOf(services);
  const { secret: poor } = await tokenOf(services, { scopes: ['score'] });
  const document = await served(origin);
  const write = (more: Json = {}) => askApi(origin, '/posts', { secret, method: 'POST', ...more });
  const refusals: [string, Awaited<ReturnType<typeof askApi>>][] = [
    ['token-needed', await askApi(origin, '/posts', { json: FORM })],
    ['token-unknown', await askApi(origin, '/posts', { json: FORM, secret: 'broetry_x' })],
    ['scope-missing', await askApi(origin, '/posts', { json: FORM, secret: poor })],
    ['unsupported-style', await write({ json: { ...FORM, style: 'sonnet' } })],
    ['invalid-field', await write({ json: { ...FORM, fields: { achievement: 'a' } } })],
    ['invalid-request', await write({ json: { ...FORM, admin: true } })],
    ['invalid-request', await askApi(origin, '/posts?user=x', { secret })],
    ['invalid-request', await askApi(origin, '/posts?q=a&q=b', { secret })],
    ['invalid-request', await askApi(origin, '/posts?limit=51', { secret })],
    ['invalid-request', await askApi(origin, '/community?sort=loudest', { secret })],
    ['invalid-field', await askApi(origin, '/community?limit=51', { secret })],
    ['not-found', await write({ json: { from: 'nothing' } })],
    ['not-found', await askApi(origin, '/posts/none', { secret })],
    ['not-found', await askApi(origin, '/nothing', { secret })],
    ['bad-json', await write({ body: '{"style":' })],
    ['bad-json', await write({ body: '{"__proto__": 1}' })],
    [
      'unsupported-media-type',
      await write({ json: FORM, headers: { 'content-type': 'text/plain' } }),
    ],
    ['idempotency-key', await write({ json: FORM, headers: { 'idempotency-key': 'short' } })],
    ['too-large', await write({ body: `"${'x'.repeat(40_000)}"` })],
    ['method-not-allowed', await askApi(origin, '/posts', { method: 'PATCH', secret })],
    ['method-not-allowed', await askApi(origin, '/posts', { method: 'OPTIONS' })],
    ['method-not-allowed', await askApi(origin, '/openapi.json', { method: 'POST', json: FORM })],
  ];
  const problem = (document.components['schemas'] as Record<string, Json>)['Problem']!;
  const { responses } = document.paths['/posts']!['post']!;
  for (const [code, { status, headers, body }] of refusals) {
    expect([code, body['code'], status]).toEqual([code, code, ERRORS[code as 'busy'].status]);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect([code, faultsOf(document, problem, body)]).toEqual([code, null]);
    expect([code, responses[String(status)]?.description.includes(`\`${code}\``)]).toEqual([
      code,
      true,
    ]);
  }
});
