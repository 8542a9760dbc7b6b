import { formText } from '../../platform/http/form-text.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { ActiveModel } from '../../platform/model/model-check.server.ts';
import type { Services } from '../../platform/services.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import { hasModel, providerName } from '../../platform/settings/model-settings.server.ts';
import { changeInstance, type ChosenModel, readInstance } from '../instance/instance.server.ts';
import type { Admin } from '../members/viewer.ts';
import { hasJustSignedIn, isDemoSession, reauthOptions } from '../sign-in/sessions.server.ts';
import { readPull } from '../model-pulls/pulls.server.ts';
import { fittingSuggestions } from '../model-pulls/suggestions.ts';
import { isInTheBox } from '../writers/active-model.server.ts';
import { platformPackage, thisMachine } from '../local-model/platform-package.server.ts';
import { findEngines } from '../writers/find-engines.server.ts';
import { type FoundEngine, IN_THE_BOX } from '../writers/engines.ts';
import { refusalWords } from './refusal-words.server.ts';
import { commandLine, installationOf } from './server-configuration.server.ts';
import { modelCallsLeft, shareOfToday } from './system.server.ts';
import { sampleOfHouse, sampleOfModel } from './writer-sample.server.ts';

/** What writes now, what could, and whether this admin may change it. */
export type WriterChoices = Awaited<ReturnType<typeof listWriters>>;

/** Finds who writes and who could (docs/product.md §2, Admin: Writer). */
export async function listWriters(services: Services, admin: Admin) {
  await readInstance(services.db);
  const active = services.modelStatus.active();
  const isDemo = await isForeignDemo(services, admin);
  const engines = await findEngines(services.enginePlaces);
  const pull = await readPull(services);
  return {
    active: active && describeActive(services, active),
    sample: active ? await sampleOfModel(services) : await sampleOfHouse(services),
    // The calls of a trial are among them, also before there is a choice.
    today: {
      left: await modelCallsLeft(services),
      of: services.settings.modelCallsPerDay,
      guests: await shareOfToday(services, 'guest'),
      members: await shareOfToday(services, 'member'),
    },
    // What the environment says goes before a choice.
    isFixed: hasModel(services.settings),
    engines,
    pull,
    box: describeBox(services),
    suggested: pull ? null : suggestFor(services, engines),
    isDemo,
    again: isDemo ? null : await reauthOptions(services, admin),
  };
}

const NO_NPM =
  'Broetry’s container has no npm, which brings the engine. Let Docker run a model beside it: this starts both, in the folder of compose.yaml.';
const WITH_MODEL = 'docker compose -f compose.yaml -f compose.model.yaml up --build --detach';

/** The model in the box: the installed one, or the command that installs one, or why none can be here. */
export function describeBox(
  { localModel }: Pick<Services, 'localModel'>,
  installation = installationOf(import.meta.dirname),
) {
  const installed = localModel.installed();
  const engine = installed ? null : platformPackage(thisMachine());
  const isInImage = installation === 'image';
  return {
    installed: installed && { model: installed.model, size: installed.size },
    isOff: localModel.isOff(),
    command: commandLine('local-model', undefined, installation),
    refusal: engine?.ok === false ? engine.message : installed || !isInImage ? null : NO_NPM,
    // What works in the image, where the engine cannot be installed.
    instead: isInImage ? WITH_MODEL : null,
  };
}

/** What an Ollama without a model could pull, with the memory that it would have in bytes. */
function suggestFor({ freeMemory }: Pick<Services, 'freeMemory'>, engines: readonly FoundEngine[]) {
  const ollama = engines.find(({ engine, models }) => engine === 'Ollama' && models.length === 0);
  if (!ollama) return null;
  const { origin } = ollama;
  const free = freeMemory(!isLocalHost(new URL(origin).hostname));
  return { origin, free, models: fittingSuggestions(free) };
}

function describeActive(
  services: Pick<Services, 'modelStatus' | 'localModel'>,
  model: ActiveModel,
) {
  const { modelStatus } = services;
  const { settings, isChosen, writes } = model;
  const refusal = modelStatus.refusal();
  const { isLoading, failure } = modelStatus.load();
  const isBox = isInTheBox(services, settings);
  return {
    model: settings.openaiModel,
    baseUrl: isBox ? IN_THE_BOX : (settings.openaiBaseUrl ?? null),
    where: isBox ? 'in the box' : `at ${providerName(settings)}`,
    isChosen,
    writes,
    isLoading,
    trouble: refusal ? refusalWords(refusal, model) : failure && `It was not loaded: ${failure}.`,
  };
}

/** A demo session of a site for others: everybody may have one. */
async function isForeignDemo(
  { db, publicOrigin }: Pick<Services, 'db' | 'publicOrigin'>,
  admin: Admin,
): Promise<boolean> {
  return !isLocalHost(new URL(publicOrigin).hostname) && (await isDemoSession(db, admin));
}

/** Why this admin may not change or try who writes, or null. */
export async function writerRefusal(
  services: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  admin: Admin,
): Promise<Rejection | null> {
  if (await isForeignDemo(services, admin)) {
    const message = 'A demo session changes nothing here: everybody may have one of this account.';
    return { ok: false, reason: 'demo-session', message };
  }
  return (await hasJustSignedIn(services, admin)) ? null : { ok: false, reason: 'sign-in-again' };
}

/** The model of a form, where its engine still offers it. The form names no address that was not found. */
export async function findModel(
  { enginePlaces, localModel }: Pick<Services, 'enginePlaces' | 'localModel'>,
  form: FormData,
): Promise<Pick<ChosenModel, 'baseUrl' | 'model'> | null> {
  const baseUrl = formText(form, 'at');
  const model = formText(form, 'model');
  if (baseUrl === IN_THE_BOX) {
    return localModel.installed()?.model === model ? { baseUrl, model } : null;
  }
  const engines = await findEngines(enginePlaces);
  const engine = engines.find((one) => one.baseUrl === baseUrl);
  const isOffered = engine?.models.some((one) => one.model === model);
  return isOffered ? { baseUrl, model } : null;
}

export const MODEL_GONE = {
  ...NOT_FOUND,
  message: 'This model does not answer any more. Start it, and look again.',
} as const;

type WriterChange = { ok: true; message: string } | Rejection;

/** Lets a model that was found write, or the house where the form names none. In force at once, without a restart. */
export async function chooseWriter(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<WriterChange> {
  const refusal = await writerRefusal(services, admin);
  if (refusal) return refusal;
  if (hasModel(services.settings)) {
    const message =
      'The environment says who writes: take OPENAI_API_KEY and OPENAI_BASE_URL out of it, and restart.';
    return { ok: false, reason: 'conflict', message };
  }
  if (formText(form, 'model') === '') {
    await changeInstance(services, admin, { chosenModel: null });
    return { ok: true, message: 'The house writes.' };
  }
  const found = await findModel(services, form);
  if (!found) return MODEL_GONE;
  const { baseUrl, model } = found;
  const writes: ChosenModel['writes'] =
    formText(form, 'writes') === 'again' ? 'again' : 'everything';
  if (baseUrl === IN_THE_BOX) services.localModel.switchOn();
  await changeInstance(services, admin, { chosenModel: { baseUrl, model, writes } });
  // In the background: it is loaded before the first reader waits for it.
  void services.modelStatus.check(services.stopping.signal);
  return { ok: true, message: `${model} writes.` };
}
