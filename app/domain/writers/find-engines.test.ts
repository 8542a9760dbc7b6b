import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fakeOllama } from '../../../test/fake-ollama.ts';
import type { EngineName } from './engines.ts';
import { findEngines, usualPlaces } from './find-engines.server.ts';

type Answers = Record<string, unknown>;

/** A server with these answers; null: it never answers. A string is sent as it is. */
async function engine(answers: Answers, headers: Record<string, string> = {}, status = 200) {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url];
    if (answer === null) return;
    const isKnown = answer !== undefined;
    response.writeHead(isKnown ? status : 404, headers);
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

async function modelsOf(name: EngineName, answers: Answers) {
  const { origin } = await engine(answers);
  const [found] = await findEngines([{ engine: name, origin }]);
  return found?.models ?? null;
}

it('lists the models of Ollama that write here: none of a cloud, none for embeddings', async () => {
  const ollama = await fakeOllama();
  expect(await findEngines([ollama.place])).toEqual([
    {
      ...ollama.place,
      baseUrl: ollama.baseUrl,
      models: [
        { model: 'gemma3:4b', size: 3.3e9 },
        { model: 'qwen3:1.7b', size: 1.4e9 },
      ],
    },
  ]);
  expect(ollama.asked).toEqual(['GET /api/tags']);
});

it.each(['glm-4.6:cloud', 'gpt-oss:20b-cloud', 'all-minilm:22m', 'bge-m3', 'x\nEVIL=1', ''])(
  'never offers %j',
  async (name) => {
    const models = [
      { name, size: 5e9 },
      { name: 'real:1b', size: 5e9 },
    ];
    expect(await modelsOf('Ollama', { '/api/tags': { models } })).toEqual([
      { model: 'real:1b', size: 5e9 },
    ]);
  },
);

it('never offers what has no file of its own', async () => {
  const models = [{ name: 'kimi', size: 0 }];
  expect(await modelsOf('Ollama', { '/api/tags': { models } })).toEqual([]);
});

it.each<[EngineName, string, Answers]>([
  [
    'LM Studio',
    'its newer list',
    {
      '/api/v1/models': {
        models: [
          { type: 'llm', key: 'writer', size_bytes: 3e9 },
          { type: 'embedding', key: 'other', size_bytes: 3e9 },
        ],
      },
    },
  ],
  [
    'LM Studio',
    'its older list, after an error with status 200',
    {
      '/api/v1/models': { error: 'Unexpected endpoint' },
      '/api/v0/models': {
        data: [
          { id: 'writer', type: 'vlm' },
          { id: 'other', type: 'embeddings' },
        ],
      },
    },
  ],
  [
    'llama-server',
    'the model that it has loaded',
    { '/v1/models': { data: [{ id: 'writer', owned_by: 'llamacpp', meta: { size: 3e9 } }] } },
  ],
  [
    'Docker Model Runner',
    'its tags',
    {
      '/models': [
        { id: 'sha256:1', tags: ['writer'], config: { size: '2.5 GiB' } },
        { id: 'sha256:2', tags: [], config: {} },
      ],
    },
  ],
])('reads %s: %s', async (name, _, answers) => {
  const models = await modelsOf(name, answers);
  expect(models?.map(({ model }) => model)).toEqual(['writer']);
});

it('takes another program at the port of llama-server for none', async () => {
  const answers = { '/v1/models': { data: [{ id: 'writer', owned_by: 'somebody' }] } };
  expect(await modelsOf('llama-server', answers)).toBeNull();
});

it('waits for no silent program, follows no redirect and reads no endless answer', async () => {
  const silent = await engine({ '/api/tags': null });
  const elsewhere = await fakeOllama();
  const moved = await engine(
    { '/api/tags': 'moved' },
    { location: `${elsewhere.origin}/api/tags` },
    302,
  );
  const endless = await engine({ '/api/tags': `{"models":[],"x":"${'x'.repeat(2_000_000)}"}` });
  const start = performance.now();
  const places = [silent, moved, endless, { origin: 'http://127.0.0.1:9' }].map(({ origin }) => ({
    engine: 'Ollama' as const,
    origin,
  }));
  expect(await findEngines(places)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(3000);
  expect(silent.asked).toHaveLength(1);
  expect(elsewhere.asked).toEqual([]);
});

it('looks at this machine only, and never at its own port', () => {
  const places = usualPlaces(8080);
  expect(places.length).toBeGreaterThanOrEqual(3);
  for (const { origin } of places) {
    const { hostname, port } = new URL(origin);
    expect(['127.0.0.1', 'host.docker.internal']).toContain(hostname);
    expect(['11434', '1234', '12434']).toContain(port);
  }
});
