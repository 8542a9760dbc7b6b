import { useViewer } from './use-viewer.ts';

/** Returns whether the viewer is an admin. */
export function useIsAdmin(): boolean {
  const viewer = useViewer();
  return viewer.kind === 'member' && viewer.isAdmin;
}
