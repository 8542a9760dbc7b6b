import { onTestFinished } from 'vitest';
import { readSettings } from '../app/platform/settings/settings.server.ts';
import type { ModelSettings } from '../app/platform/settings/model-settings.server.ts';
import {
  type Behaviour,
  type FakeModelProvider,
  startFakeModelProvider,
} from './fake-model-provider.ts';

/** A key that must be found nowhere but in the request's header. */
export const CANARY_KEY = 'sk-canary-Zq7tR2mVx9LkW4pN8sYb3c';

/** The environment of a server whose model is the fake provider, with timeouts for tests. */
export function modelEnvironment(
  provider: FakeModelProvider,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    OPENAI_API_KEY: CANARY_KEY,
    OPENAI_BASE_URL: provider.baseUrl,
    MODEL_FIRST_TEXT_TIMEOUT: '1200',
    MODEL_IDLE_TIMEOUT: '250',
    MODEL_TOTAL_TIMEOUT: '4000',
    ...more,
  };
}

/** The same with long timeouts: on a busy machine the short ones end a response that the test expects. */
export function patientModelEnvironment(provider: FakeModelProvider): Record<string, string> {
  return modelEnvironment(provider, {
    MODEL_FIRST_TEXT_TIMEOUT: '60000',
    MODEL_IDLE_TIMEOUT: '60000',
    MODEL_TOTAL_TIMEOUT: '60000',
  });
}

/** The settings of the same. */
export function modelSettings(
  provider: FakeModelProvider,
  more: Record<string, string> = {},
): ModelSettings {
  return readSettings(modelEnvironment(provider, more));
}

/** A fake provider that is gone after the test. */
export async function fakeProvider(behaviour: Behaviour): Promise<FakeModelProvider> {
  const provider = await startFakeModelProvider(behaviour);
  onTestFinished(() => provider.stop());
  return provider;
}
