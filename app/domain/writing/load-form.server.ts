import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { ReusedForm } from '../posts/form-values.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { findPromptForm } from './find-prompt-form.server.ts';
import { findRemixForm } from './find-remix-form.server.ts';

/**
 * The form that an address begins with: `from` an own earlier generation, `remix` of a shared post, or the situation
 * of the day that `prompt` names. Null is an empty one.
 */
export async function loadForm(
  services: Services,
  viewer: Viewer,
  asked: URLSearchParams,
): Promise<ReusedForm | null> {
  const [from, remix, prompt] = ['from', 'remix', 'prompt'].map((name) => asked.get(name));
  if (from) return findForm(services, viewer, from);
  if (remix) return findRemixForm(services, viewer, remix, asked.get('style') ?? '');
  return prompt ? findPromptForm(services, prompt) : null;
}

/** The form that an own generation came from, or null: a stranger's is none. */
async function findForm(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ReusedForm | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (!row) return null;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  return { style: row.style, values: { ...fields, humorLevel: row.humor_level } };
}
