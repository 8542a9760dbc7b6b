import { afterEach, expect, test, vi } from 'vitest';
import { rejectionTitle, requestDelete, requestJson } from './json-requests.ts';

afterEach(() => vi.unstubAllGlobals());

function respondWith(response: Response | Error) {
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a JSON body is sent with its content type and its Idempotency-Key', async () => {
  const fetch = respondWith(Response.json({ id: '1' }, { status: 201 }));
  const options = { method: 'POST', json: { text: 'Agree?' }, idempotencyKey: 'key-12345' };
  expect(await requestJson('/api/things', options)).toEqual({ ok: true, data: { id: '1' } });
  const { method, body, headers } = fetch.mock.calls[0]![1];
  expect([method, body]).toEqual(['POST', '{"text":"Agree?"}']);
  expect(Object.fromEntries(new Headers(headers))).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': 'key-12345',
  });
});

test('a 204 response has no data', async () => {
  respondWith(new Response(null, { status: 204 }));
  expect(await requestJson('/api/things')).toEqual({ ok: true, data: undefined });
});

test('a rejection has the status and the fields of the problem document', async () => {
  const problem = { title: 'No.', code: 'invalid-field', field: 'text' };
  respondWith(Response.json(problem, { status: 422 }));
  const result = await requestJson('/api/things');
  expect(result).toEqual({ ok: false, status: 422, ...problem });
});

test('a connection error and a response that is no JSON are failures without a title', async () => {
  respondWith(new TypeError('offline'));
  expect(await requestJson('/api/things')).toEqual({ ok: false, status: 0 });
  respondWith(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await requestJson('/api/things')).toEqual({ ok: false, status: 502 });
});

test('deleting something that is gone already succeeds', async () => {
  respondWith(Response.json({ title: 'There is nothing here.' }, { status: 404 }));
  expect(await requestDelete('/api/things/1')).toBe(true);
  respondWith(Response.json({}, { status: 500 }));
  expect(await requestDelete('/api/things/1')).toBe(false);
});

test('only a 4xx title is shown', () => {
  expect(rejectionTitle({ ok: false, status: 422, title: 'No.' }, 'Failed')).toBe('No.');
  expect(rejectionTitle({ ok: false, status: 500, title: 'Oops.' }, 'Failed')).toBe('Failed');
  expect(rejectionTitle({ ok: false, status: 0 }, 'Failed')).toBe('Failed');
});
