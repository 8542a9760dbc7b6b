import { SITUATIONS } from '../../../comedy/situations.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';

/** The situations of the house, and the owner's where they can be had. */
export async function loadSituations(): Promise<readonly string[]> {
  const own = await requestJson<{ situations: string[] }>('/api/situations');
  return own.ok ? [...SITUATIONS, ...own.data.situations] : SITUATIONS;
}
