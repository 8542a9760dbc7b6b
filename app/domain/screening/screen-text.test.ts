import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Behaviour, refuseWith } from '../../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider } from '../../../test/model-settings.ts';
import { recordLog } from '../../../test/record-log.ts';
import { readSettings } from '../../platform/settings/settings.server.ts';
import { moderationEndpoint } from '../../platform/settings/model-settings.server.ts';
import { screenText } from './screen-text.server.ts';

const says = (flagged: unknown): Behaviour =>
  refuseWith(200, { id: 'modr-1', model: 'omni-moderation-latest', results: [{ flagged }] });

async function screenWith(behaviour: Behaviour, text = 'a perfectly nice post') {
  const provider = await fakeProvider(behaviour);
  const { log, lines } = recordLog();
  const settings = readSettings({
    MODERATION_BASE_URL: provider.baseUrl,
    MODERATION_API_KEY: CANARY_KEY,
  });
  const started = performance.now();
  const screening = await screenText({ settings, log }, text);
  return { screening, provider, lines, took: performance.now() - started };
}

it('asks the endpoint, with its key, and believes it', async () => {
  const { screening, provider } = await screenWith(says(false));
  expect(screening).toEqual({ verdict: 'ok', reason: null });
  expect(provider.asked).toHaveLength(1);
  expect(provider.asked[0]).toMatchObject({
    path: '/v1/moderations',
    headers: { authorization: `Bearer ${CANARY_KEY}` },
    body: { model: 'omni-moderation-latest', input: 'a perfectly nice post' },
  });
});

it('holds what the endpoint objects to', async () => {
  const { screening } = await screenWith(says(true));
  expect(screening).toEqual({ verdict: 'review', reason: 'flagged' });
});

it('holds or refuses by its words what needs no endpoint', async () => {
  const coarse = await screenWith(says(false), 'this is shit');
  expect(coarse.screening).toEqual({ verdict: 'review', reason: 'coarse' });
  const hateful = await screenWith(says(false), 'sieg heil');
  expect(hateful.screening).toEqual({ verdict: 'refuse', reason: 'hateful' });
  expect([...coarse.provider.asked, ...hateful.provider.asked]).toEqual([]);
});

const failures: Record<string, Behaviour> = {
  'an error': refuseWith(500, { error: { message: CANARY_KEY } }),
  'too many requests': refuseWith(429, { error: {} }),
  'a wrong key': refuseWith(401, { error: { message: `Incorrect API key: ${CANARY_KEY}` } }),
  'a redirect': refuseWith(302, {}, { location: 'http://127.0.0.1:1/' }),
  'a page': refuseWith(200, '<html>'),
  'no result': refuseWith(200, { results: [] }),
  'another shape': says('maybe'),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('{"results":[');
    response.destroy();
  },
  'an answer without an end': async (response) => {
    response.writeHead(200, {});
    for (let piece = 0; piece < 60 && !response.destroyed; piece += 1) {
      response.write(' '.repeat(10_000));
      await pause(1);
    }
  },
  'a dead line': (response) => response.destroy(),
};

it.each(Object.keys(failures))('holds a text when the endpoint answers with %s', async (name) => {
  const { screening, lines } = await screenWith(failures[name]!);
  expect(screening).toEqual({ verdict: 'review', reason: 'unchecked' });
  expect(JSON.stringify(lines)).toContain('could not be checked');
  expect(JSON.stringify(lines)).not.toContain(CANARY_KEY);
});

it('does not wait longer than three seconds', async () => {
  const { screening, took } = await screenWith(() => pause(10_000, null, { ref: false }));
  expect(screening).toEqual({ verdict: 'review', reason: 'unchecked' });
  expect(took).toBeGreaterThan(2500);
  expect(took).toBeLessThan(4500);
});

it('sends a key for writing to OpenAI alone', () => {
  const endpoint = (env: Record<string, string>) => moderationEndpoint(readSettings(env));
  expect(endpoint({})).toBeNull();
  expect(
    endpoint({ OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: 'http://localhost:11434/v1' }),
  ).toBeNull();
  expect(endpoint({ OPENAI_API_KEY: 'sk-x' })).toMatchObject({
    url: new URL('https://api.openai.com/v1/moderations'),
    key: 'sk-x',
  });
  expect(
    endpoint({ OPENAI_API_KEY: 'sk-x', MODERATION_BASE_URL: 'https://check.example/v1/' }),
  ).toMatchObject({ url: new URL('https://check.example/v1/moderations'), key: undefined });
});
