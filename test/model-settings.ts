import { onTestFinished } from 'vitest';
import { readSettings } from '../app/platform/settings/settings.server.ts';
import type { Services } from '../app/platform/services.ts';
import type { ModelSettings } from '../app/platform/settings/model-settings.server.ts';
import {
  answerWith,
  type Behaviour,
  type FakeModelProvider,
  startFakeModelProvider,
} from './fake-model-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Key that may appear in the request's header only. */
export const CANARY_KEY = 'sk-canary-Zq7tR2mVx9LkW4pN8sYb3c';

/** Returns the environment of a server with the fake model provider and short timeouts. */
export function modelEnvironment(
  provider: Pick<FakeModelProvider, 'baseUrl'>,
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

/** Long timeouts: on a busy machine the short ones end a response that the test expects. */
export const PATIENT = { MODEL_FIRST_TEXT_TIMEOUT: '60000', MODEL_TOTAL_TIMEOUT: '60000' };

/** Returns the settings of `modelEnvironment`. */
export function modelSettings(
  provider: Pick<FakeModelProvider, 'baseUrl'>,
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

/**
 * Starts an app with a model and without pauses between its calls, whose network may have a thousand free posts a day.
 * The app has checked the model, as a start does, and found an ordinary one; `asked` begins after that.
 */
export async function appWithModel(
  behaviour: Behaviour,
  env: Record<string, string> = {},
  overrides: Partial<Services> = {},
) {
  const { provider, ...app } = await appWithNewModel(behaviour, env, overrides);
  await checkModel(app, provider, behaviour);
  return { ...app, provider };
}

/** Checks the model as a start does and finds an ordinary one, which then behaves as `behaviour` says. */
export async function checkModel(
  { services }: Pick<TestApp, 'services'>,
  provider: FakeModelProvider,
  behaviour: Behaviour,
): Promise<void> {
  provider.behave(answerWith('Ready.'));
  await services.modelStatus.check(services.stopping.signal);
  provider.asked.length = 0;
  provider.behave(behaviour);
}

/** Starts an app that knows nothing of its model yet. */
export async function appWithNewModel(
  behaviour: Behaviour,
  env: Record<string, string> = {},
  overrides: Partial<Services> = {},
) {
  const provider = await fakeProvider(behaviour);
  const share = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000' };
  const app = await createTestApp({
    env: { ...modelEnvironment(provider, share), ...env },
    overrides: { pause: () => Promise.resolve(), ...overrides },
  });
  return { ...app, provider };
}

/** Returns how many free posts each guest has used. */
export async function charged({ db }: Pick<TestApp, 'db'>): Promise<number[]> {
  const guests = await db.selectFrom('guests').select('posts_generated').execute();
  return guests.map((guest) => guest.posts_generated);
}
