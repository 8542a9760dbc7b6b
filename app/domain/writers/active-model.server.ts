import type { ActiveModel } from '../../platform/model/model-check.server.ts';
import type { Services } from '../../platform/services.ts';
import { hasModel, type ModelSettings } from '../../platform/settings/model-settings.server.ts';
import { type ChosenModel, latestInstance } from '../instance/instance.server.ts';

/** The model of the environment, else the one that an admin has chosen. Null: the house writes. Asks nothing. */
export function findActiveModel({
  settings,
  db,
}: Pick<Services, 'settings' | 'db'>): ActiveModel | null {
  if (hasModel(settings)) return { settings, isChosen: false, writes: 'everything' };
  const chosen = latestInstance(db)?.chosenModel ?? null;
  if (chosen === null) return null;
  return { settings: localSettings(settings, chosen), isChosen: true, writes: chosen.writes };
}

/** The settings of calls to a model on this machine, which takes no key. */
export function localSettings(
  settings: ModelSettings,
  { baseUrl, model }: Pick<ChosenModel, 'baseUrl' | 'model'>,
): ModelSettings {
  return {
    ...settings,
    openaiApiKey: undefined,
    openaiApiVersion: undefined,
    openaiBaseUrl: baseUrl,
    openaiModel: model,
  };
}
