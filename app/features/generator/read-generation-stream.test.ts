import { expect, it } from 'vitest';
import { readGenerationStream } from './read-generation-stream.ts';

const meta = 'event: meta\ndata: {"id":"p1","style":"humblebrag","writer":"offline"}\n\n';
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const done = `event: done\ndata: ${JSON.stringify({ id: 'p1', text: 'Ça va 🚀\nDone', writer: 'offline', seed: 1 })}\n\n`;
const error =
  'event: error\ndata: {"code":"generation-failed","message":"No","retryable":true}\n\n';

function streamOf(text: string, size = 1_000_000): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

it.each([1, 2, 7, 100_000])('reads a post in pieces of %d bytes', async (size) => {
  const texts: string[] = [];
  const stream = streamOf(meta + delta('Ça va 🚀') + delta('\nDone') + done, size);
  const post = await readGenerationStream(stream, (text) => texts.push(text));
  expect(post).toEqual({ id: 'p1', text: 'Ça va 🚀\nDone' });
  expect(texts).toEqual(['Ça va 🚀', '\nDone']);
});

it('says that the offline writer stood in for the model', async () => {
  const data = { id: 'p1', text: 'Done', writer: 'offline', seed: 1, fallback: 'busy' };
  const stream = streamOf(`${meta}event: done\ndata: ${JSON.stringify(data)}\n\n`);
  const post = await readGenerationStream(stream, () => undefined);
  expect(post).toEqual({ id: 'p1', text: 'Done', fallback: 'busy' });
});

it('takes a stream without an end for a failure, whatever it said', async () => {
  expect(
    await readGenerationStream(streamOf(meta + delta('Half a po')), () => undefined),
  ).toBeNull();
  expect(await readGenerationStream(streamOf(''), () => undefined)).toBeNull();
  expect(
    await readGenerationStream(streamOf(meta + done.slice(0, -2)), () => undefined),
  ).toBeNull();
});

it('takes an error event for a failure', async () => {
  expect(
    await readGenerationStream(streamOf(meta + delta('x') + error), () => undefined),
  ).toBeNull();
});

it('throws on a broken connection and on foreign events', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readGenerationStream(broken, () => undefined)).rejects.toThrow('network error');
  const foreign = streamOf('event: delta\ndata: <html>\n\n');
  await expect(readGenerationStream(foreign, () => undefined)).rejects.toThrow(SyntaxError);
});
