import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findLocalModel } from './local-model.server.ts';

async function ollama(answers: Record<string, string | null>) {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url];
    if (answer === null) return;
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const VERSION = { '/api/version': '{"version":"0.14.2"}' };
const tagged = (name: string) => JSON.stringify({ models: [{ name, size: 1 }, { name: 'other' }] });

it('names the two settings of the first model, and asks the model nothing', async () => {
  const { address, asked } = await ollama({ ...VERSION, '/api/tags': tagged('llama3.2:latest') });
  expect(await findLocalModel(address)).toEqual({
    baseUrl: `${address}/v1`,
    model: 'llama3.2:latest',
  });
  expect(asked).toEqual(['GET /api/version', 'GET /api/tags']);
});

it.each([
  ['no models', { ...VERSION, '/api/tags': '{"models":[]}' }],
  ['another service', { '/api/version': '<html>' }],
  ['a name that is none', { ...VERSION, '/api/tags': tagged('x\nEVIL=1') }],
  ['no answer', { '/api/version': null }],
])('finds none with %s', async (_, answers) => {
  const { address } = await ollama(answers);
  expect(await findLocalModel(address)).toBeNull();
});

it('finds none where nothing listens', async () => {
  expect(await findLocalModel('http://127.0.0.1:9')).toBeNull();
});
