import { z } from 'zod';

/** Where Ollama listens when it is not told otherwise. */
const OLLAMA = 'http://127.0.0.1:11434';
const TIMEOUT_MS = 300;

const version = z.object({ version: z.string() });
const tags = z.object({
  models: z.array(z.object({ name: z.string().regex(/^[\w./:-]{1,100}$/) })),
});

/** The settings that would let a local model write. */
export type LocalModel = { baseUrl: string; model: string };

/**
 * Asks this machine whether Ollama runs on it, and for its first model. Null without one, or without an answer in 300
 * milliseconds. Never throws, and asks nothing of the model.
 */
export async function findLocalModel(address: string = OLLAMA): Promise<LocalModel | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(address + path, { signal, redirect: 'error' })).json();
  try {
    version.parse(await ask('/api/version'));
    const { models } = tags.parse(await ask('/api/tags'));
    const [first] = models;
    return first ? { baseUrl: `${address}/v1`, model: first.name } : null;
  } catch {
    return null;
  }
}
