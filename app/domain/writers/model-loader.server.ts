import {
  createModelLoader,
  loadByCall,
  loadInOllama,
  type ModelLoader,
} from '../../platform/model/load-model.server.ts';
import type { ModelMemory } from '../../platform/model/model-memory.server.ts';
import type { Services } from '../../platform/services.ts';
import { isOwnModel, type ModelSettings } from '../../platform/settings/model-settings.server.ts';
import { isInTheBox } from './active-model.server.ts';
import { ollamaAt } from './find-engines.server.ts';
import { buildPrompt } from './prompts.ts';

/** A post like any other: what engines read of it is the beginning of the next one. */
const firstPost = () =>
  buildPrompt(
    { style: 'gpt4-context', fields: { context: '' }, level: 'Spicy', seed: 1, site: '' },
    { nonce: '', canary: '' },
  );

type Parts = Pick<Services, 'enginePlaces' | 'localModel' | 'now' | 'stopping'>;

/** The loader of a model of this machine or its own network. Null for a provider. */
export function loaderOf(
  services: Parts,
  settings: ModelSettings,
  memory: ModelMemory,
): ModelLoader | null {
  if (!isOwnModel(settings)) return null;
  const { enginePlaces, localModel, now, stopping } = services;
  const isBox = isInTheBox(services, settings);
  const origin = ollamaAt(enginePlaces, settings.openaiBaseUrl);
  return createModelLoader({
    async load(signal) {
      if (isBox) await localModel.ready(signal);
      if (origin === null) await loadByCall(settings, firstPost(), { memory, signal });
      else await loadInOllama(origin, settings, signal);
    },
    isAwaited: isBox || origin !== null,
    now,
    stopping: stopping.signal,
  });
}
