import type { Member, Viewer } from '../../platform/http/viewer.ts';

/** Whether an operator is looking. Verbs ask it again: the guard of a page is not the only one. */
export function isAdmin(viewer: Viewer): viewer is Member {
  return viewer.kind === 'member' && viewer.isAdmin && !viewer.isDisabled;
}
