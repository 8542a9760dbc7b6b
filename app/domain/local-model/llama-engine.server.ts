import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a text is written from. The first message may hold the rules. */
export type TextRequest = {
  messages: readonly { role: string; content: string }[];
  maxTokens: number;
  temperature: number;
};

/** Writes one text, passing on each piece. Returns why it ended. Throws the reason of `signal`. */
export type Engine = (
  request: TextRequest,
  take: (piece: string) => void,
  signal: AbortSignal,
) => Promise<'stop' | 'length'>;

/** What is used of node-llama-cpp, which is no dependency of the product and has no types here. */
type NodeLlamaCpp = {
  getLlama: (options: object) => Promise<{
    loadModel: (options: { modelPath: string }) => Promise<{
      createContext: (options: object) => Promise<{ getSequence: () => object }>;
    }>;
  }>;
  LlamaChatSession: new (options: object) => {
    promptWithMeta: (text: string, options: object) => Promise<{ stopReason: string }>;
    dispose: (options: object) => void;
  };
};

/** Tokens of a prompt and its text. The longest prompt has about a thousand. */
const CONTEXT_SIZE = 4096;

/**
 * Loads a GGUF file with the engine of `folder`. Nothing is compiled or fetched. One core is left for the site: with all of
 * them busy a small model is hundreds of times slower. Throws what the engine throws.
 */
export async function loadEngine(folder: string, modelPath: string): Promise<Engine> {
  const entry = join(folder, 'node_modules/node-llama-cpp/dist/index.js');
  const { getLlama, LlamaChatSession } = (await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  )) as NodeLlamaCpp;
  const hasMetal = process.platform === 'darwin' && process.arch === 'arm64';
  const llama = await getLlama({
    gpu: hasMetal ? 'auto' : false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    maxThreads: Math.max(1, availableParallelism() - 1),
  });
  const model = await llama.loadModel({ modelPath });
  const context = await model.createContext({ contextSize: CONTEXT_SIZE, sequences: 1 });
  // One for all texts: what two prompts begin with alike is read once.
  const contextSequence = context.getSequence();
  return async ({ messages, maxTokens, temperature }, onTextChunk, signal) => {
    const contentOf = (isSystem: boolean) =>
      messages
        .filter(({ role }) => (role === 'system') === isSystem)
        .map(({ content }) => content)
        .join('\n\n');
    const session = new LlamaChatSession({ contextSequence, systemPrompt: contentOf(true) });
    try {
      const { stopReason } = await session.promptWithMeta(contentOf(false), {
        maxTokens,
        temperature,
        minP: 0.1,
        signal,
        budgets: { thoughtTokens: 0 },
        onTextChunk,
      });
      return stopReason === 'maxTokens' ? 'length' : 'stop';
    } finally {
      session.dispose({ disposeSequence: false });
    }
  };
}
