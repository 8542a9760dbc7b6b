import { createModelClient } from '../app/platform/model/model-client.server.ts';
import { startDeadline } from '../app/platform/model/call-limits.server.ts';
import type { ModelMemory } from '../app/platform/model/model-memory.server.ts';
import { ModelError } from '../app/platform/model/model-errors.server.ts';
import type { Behaviour } from './fake-model-provider.ts';
import { fakeProvider, modelSettings } from './model-settings.ts';

export const SAMPLE_MESSAGES = [{ role: 'user', content: 'A post, please.' }] as const;

type Ask = {
  /** What is known of the model. */
  memory?: ModelMemory;
  env?: Record<string, string>;
  signal?: AbortSignal;
  onText?: (text: string) => void;
};

/**
 * Sends a prompt through the model client to a fake provider. Returns the text or error, the time, and the provider's
 * requests.
 */
export async function askModel(
  behaviour: Behaviour,
  { env = {}, signal, memory, onText = () => undefined }: Ask = {},
) {
  const provider = await fakeProvider(behaviour);
  const settings = modelSettings(provider, env);
  const reader = signal ?? new AbortController().signal;
  const deadline = startDeadline(settings, reader);
  const stream = createModelClient(settings, { memory }).stream(SAMPLE_MESSAGES, deadline);
  const start = performance.now();
  let text = '';
  try {
    let step = await stream.next();
    for (; !step.done; step = await stream.next()) {
      deadline.shown();
      const { text: more, fresh } = step.value;
      text = fresh ? more : text + more;
      onText(text);
    }
    return { text, provider, ms: performance.now() - start };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text, error, provider, ms: performance.now() - start };
  } finally {
    deadline.stop();
  }
}
