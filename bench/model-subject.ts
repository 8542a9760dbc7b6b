// What is measured, in a process of its own: a server between a reader and the model provider. `raw`
// pipes the provider's bytes through, `writer` is the model writer with the offline writer behind it,
// `events` is the same in the event stream that a page reads.
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { eventStream } from '../app/generator/event-stream.ts';
import { readSettings } from '../app/settings.server.ts';
import { createBreaker } from '../app/writer/breaker.ts';
import { createCallSlots } from '../app/writer/call-slots.ts';
import { createModelClient } from '../app/writer/model-client.server.ts';
import { faultsOf } from '../app/writer/model-fault.ts';
import { requestBody, requestHeaders, initialShape } from '../app/writer/model-request.server.ts';
import { createModelWriter } from '../app/writer/model-writer.server.ts';
import { offlineWriter } from '../app/writer/offline-writer.server.ts';
import { buildPrompt } from '../app/writer/prompts.ts';
import type { GenerationGrant, WriteRequest } from '../app/writer/writer.ts';
import { withFallback } from '../app/writer/writer-with-fallback.server.ts';

const [kind = 'raw', baseUrl = ''] = process.argv.slice(2);
const settings = readSettings({ OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: baseUrl });
const fault = faultsOf('OpenAI', settings.openaiApiKey);
const model = createModelWriter({
  settings,
  fault,
  client: createModelClient(settings, fault),
  slots: createCallSlots({ running: 1000, waiting: 0, longestWait: 1 }),
  breaker: createBreaker(),
  takeCall: () => Promise.resolve(true),
  log: pino({ level: 'silent' }),
});
const writer = withFallback(model, offlineWriter);
const ask: WriteRequest = {
  style: 'humblebrag',
  fields: { achievement: 'got promoted', mundaneSituation: 'waiting in line' },
  level: 'Spicy',
  seed: 1,
  site: 'posts.example',
};

function pipeRaw(response: ServerResponse): void {
  const { messages } = buildPrompt(ask, { nonce: '0123456789abcdef', canary: 'quill1' });
  const headers = requestHeaders(settings);
  const upstream = request(`${baseUrl}/chat/completions`, { method: 'POST', headers }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.pipe(response);
  });
  upstream.end(requestBody(settings, initialShape(settings), messages));
}

async function* events() {
  const grant = { generationId: 'bench' } as GenerationGrant;
  const draft = writer.write(grant, ask, new AbortController().signal);
  let step = await draft.next();
  for (; !step.done; step = await draft.next())
    yield { event: 'delta', data: { text: step.value } };
  yield { event: 'done', data: { text: step.value.text } };
}

async function write(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const { data } of events()) response.write(`data: ${JSON.stringify(data)}\n\n`);
  response.end();
}

async function stream(response: ServerResponse): Promise<void> {
  const { body, headers } = eventStream(events());
  response.writeHead(200, Object.fromEntries(headers));
  for await (const frame of body ?? []) response.write(frame);
  response.end();
}

const server = createServer((_asked, response) => {
  if (kind === 'raw') pipeRaw(response);
  else void (kind === 'writer' ? write(response) : stream(response));
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
