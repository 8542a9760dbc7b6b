import { formText } from '../../platform/http/form-text.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import type { Admin } from '../members/viewer.ts';
import { cancelPull, readPull, startPull } from '../model-pulls/pulls.server.ts';
import { SUGGESTIONS } from '../model-pulls/suggestions.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { findEngines } from '../writers/find-engines.server.ts';
import { writerRefusal } from './choose-writer.server.ts';

type PullChange = { ok: true; message: string } | Rejection;

/** Lets the Ollama `at` pull the suggested `model` of a form, or go on with it. */
export async function pullModel(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<PullChange> {
  const refusal = await writerRefusal(services, admin);
  if (refusal) return refusal;
  const found = SUGGESTIONS.find(({ model }) => model === formText(form, 'model'));
  if (!found) return NOT_FOUND;
  const at = formText(form, 'at');
  const [ollama] = await findEngines(
    services.enginePlaces.filter(({ engine, origin }) => engine === 'Ollama' && origin === at),
  );
  if (!ollama)
    return { ...NOT_FOUND, message: 'Ollama does not answer. Start it, and look again.' };
  const { model, size } = found;
  if (!(await startPull(services, { origin: ollama.origin, model, size }))) {
    const message = 'A model is being fetched. One at a time: wait for it, or cancel it.';
    return { ok: false, reason: 'conflict', message };
  }
  await audit(services, admin, 'pull-model', model);
  return { ok: true, message: `${model} is being fetched.` };
}

/** Ends the pull of this site, in whichever process it runs. */
export async function cancelModelPull(services: Services, admin: Admin): Promise<PullChange> {
  const refusal = await writerRefusal(services, admin);
  if (refusal) return refusal;
  const pull = await readPull(services);
  const isCancelled = await cancelPull(services);
  if (!pull || !isCancelled) return { ...NOT_FOUND, message: 'No model is being fetched.' };
  await audit(services, admin, 'cancel-pull', pull.model);
  return { ok: true, message: `${pull.model} is not fetched any more.` };
}

function audit(
  services: Services,
  admin: Admin,
  action: 'pull-model' | 'cancel-pull',
  model: string,
): Promise<string> {
  const entry = { actor_id: admin.id, action, target_kind: 'model', target_id: model };
  return logAudit(services.db, services, entry);
}
