import type { Viewer } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import type { ReusedForm } from './form-values.ts';
import { findOwnGeneration } from './generation-store.server.ts';

/** The form that an own generation came from, or null: a stranger's is none. */
export async function findForm(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ReusedForm | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (!row) return null;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  return { style: row.style, values: { ...fields, humorLevel: row.humor_level } };
}
