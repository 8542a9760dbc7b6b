import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { maskKeys } from '../../platform/model/model-errors.server.ts';
import { postToModel, readErrorText } from '../../platform/model/model-request.server.ts';

/** How much of all layers is there, in bytes. `total` grows with each layer that Ollama begins. */
export type PullProgress = { done: number; total: number };

/** Why a pull ended early, in words. The next one goes on where it was. */
export class PullError extends Error {
  override readonly name = 'PullError';
}

const MAX_LINE = 64 * 1024;
const bytes = z.number().nonnegative().optional();
const eventShape = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: bytes,
  completed: bytes,
  error: z.string().optional(),
});

/**
 * Lets the Ollama at `origin` pull a model of its library, and yields how far all of its layers are. Ends once it can be
 * used; throws PullError before that. Ollama stops when `signal` aborts, and keeps what it has.
 */
export async function* pullFromOllama(
  origin: string,
  model: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, void> {
  const response = await request(origin, model, signal);
  const layers = new Map<string, PullProgress>();
  for await (const line of linesOf(response, signal)) {
    const { status, digest, total, completed = 0, error } = readEvent(line);
    if (error !== undefined) throw new PullError(maskKeys(error, undefined));
    if (status === 'success') return;
    if (digest === undefined || total === undefined) continue;
    layers.set(digest, { done: completed, total });
    yield sumOf([...layers.values()]);
  }
  throw new PullError(BROKEN);
}

const BROKEN = 'the connection to Ollama was lost';

async function request(
  origin: string,
  model: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  try {
    const response = await postToModel(new URL('/api/pull', origin), {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      signal,
    });
    if (response.statusCode === 200) return response;
    const said = eventShape.safeParse(parse(await readErrorText(response))).data?.error;
    throw new PullError(maskKeys(said ?? `status ${response.statusCode}`, undefined));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof PullError ? error : new PullError('Ollama does not answer');
  }
}

async function* linesOf(
  response: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  let rest = '';
  try {
    for await (const piece of response.setEncoding('utf8')) {
      const lines = (rest + (piece as string)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE) throw new PullError('Ollama answers in a way that is not known');
      yield* lines.filter((line) => line.trim() !== '');
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof PullError ? error : new PullError(BROKEN);
  }
  if (rest.trim() !== '') yield rest;
}

function readEvent(line: string): z.output<typeof eventShape> {
  const { data } = eventShape.safeParse(parse(line));
  if (data) return data;
  throw new PullError('Ollama answers in a way that is not known');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sumOf(layers: readonly PullProgress[]): PullProgress {
  return layers.reduce(
    (sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }),
    { done: 0, total: 0 },
  );
}
