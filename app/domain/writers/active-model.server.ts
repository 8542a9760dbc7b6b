import type { ActiveModel } from '../../platform/model/model-check.server.ts';
import type { Services } from '../../platform/services.ts';
import { hasModel, type ModelSettings } from '../../platform/settings/model-settings.server.ts';
import { type ChosenModel, latestInstance } from '../instance/instance.server.ts';
import { IN_THE_BOX } from './engines.ts';

/** A model and where it answers. */
type ModelPlace = Pick<ChosenModel, 'baseUrl' | 'model'>;

/**
 * The model of the environment, else the one that an admin has chosen. Null: the house writes, also where the model in the
 * box was chosen and is not installed or switched off. Asks nothing.
 */
export function findActiveModel({
  settings,
  db,
  localModel,
}: Pick<Services, 'settings' | 'db' | 'localModel'>): ActiveModel | null {
  if (hasModel(settings)) return { settings, isChosen: false, writes: 'everything' };
  const chosen = latestInstance(db)?.chosenModel ?? null;
  if (chosen === null) return null;
  const { writes } = chosen;
  const own = chosenSettings({ settings, localModel }, chosen);
  return own && { settings: own, isChosen: true, writes };
}

/** The settings of calls to a model that was chosen or is tried. Null where the one in the box cannot write. */
export function chosenSettings(
  { settings, localModel }: Pick<Services, 'settings' | 'localModel'>,
  chosen: ModelPlace,
): ModelSettings | null {
  if (chosen.baseUrl !== IN_THE_BOX) return localSettings(settings, chosen);
  const installed = localModel.available();
  if (installed === null) return null;
  const { port, key, model } = installed;
  const at = { baseUrl: `http://127.0.0.1:${port}/v1`, model };
  return { ...localSettings(settings, at), openaiApiKey: key, openaiAuth: 'bearer' };
}

/** Whether these are the settings of the model in the box, whose key no other model has. */
export function isInTheBox(
  { localModel }: Pick<Services, 'localModel'>,
  { openaiApiKey }: ModelSettings,
): boolean {
  const installed = localModel.available();
  return installed !== null && openaiApiKey === installed.key;
}

/** The settings of calls to a model on this machine, which takes no key. */
function localSettings(settings: ModelSettings, { baseUrl, model }: ModelPlace): ModelSettings {
  return {
    ...settings,
    openaiApiKey: undefined,
    openaiApiVersion: undefined,
    openaiBaseUrl: baseUrl,
    openaiModel: model,
  };
}
