import { onTestFinished } from 'vitest';
import { readSettings } from '../app/platform/settings/settings.server.ts';
import type { ModelSettings } from '../app/platform/settings/model-settings.server.ts';
import {
  type Behaviour,
  type FakeModelProvider,
  startFakeModelProvider,
} from './fake-model-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Key that may appear in the request's header only. */
export const CANARY_KEY = 'sk-canary-Zq7tR2mVx9LkW4pN8sYb3c';

/** Returns the environment of a server with the fake model provider and short timeouts. */
export function modelEnvironment(
  provider: FakeModelProvider,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    OPENAI_API_KEY: CANARY_KEY,
    OPENAI_BASE_URL: provider.baseUrl,
    MODEL_FIRST_TEXT_TIMEOUT: '1200',
    MODEL_TOTAL_TIMEOUT: '4000',
    ...more,
  };
}

/** Returns the same environment with long timeouts: on a busy machine the short ones end a response that the test expects. */
export function patientModelEnvironment(provider: FakeModelProvider): Record<string, string> {
  return modelEnvironment(provider, {
    MODEL_FIRST_TEXT_TIMEOUT: '60000',
    MODEL_TOTAL_TIMEOUT: '60000',
  });
}

/** Returns the settings of `modelEnvironment`. */
export function modelSettings(
  provider: FakeModelProvider,
  more: Record<string, string> = {},
): ModelSettings {
  return readSettings(modelEnvironment(provider, more));
}

/** Starts a fake provider that stops after the test. */
export async function fakeProvider(behaviour: Behaviour): Promise<FakeModelProvider> {
  const provider = await startFakeModelProvider(behaviour);
  onTestFinished(() => provider.stop());
  return provider;
}

/** Starts an app with a model, whose network may have a thousand free posts a day. */
export async function appWithModel(
  behaviour: Behaviour,
  env: Record<string, string> = {},
  now?: () => number,
) {
  const provider = await fakeProvider(behaviour);
  const share = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000' };
  const app = await createTestApp({
    env: { ...modelEnvironment(provider, share), ...env },
    ...(now ? { overrides: { now } } : {}),
  });
  return { ...app, provider };
}

/** Returns how many free posts each guest has used. */
export async function charged({ db }: Pick<TestApp, 'db'>): Promise<number[]> {
  const guests = await db.selectFrom('guests').select('posts_generated').execute();
  return guests.map((guest) => guest.posts_generated);
}
