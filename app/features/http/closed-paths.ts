import type { SiteSwitches } from '../../domain/instance/site-switches.ts';
import type { Viewer } from '../../domain/members/viewer.ts';
import type { DeclaredRoute } from './route-handle.ts';

/** The patterns of the pages that the switches of the instance close to a viewer. */
export function closedPaths(
  routes: readonly DeclaredRoute[],
  switches: SiteSwitches,
  { kind }: Viewer,
): readonly string[] {
  const isShutOut = switches.isPrivate && kind === 'guest';
  return routes
    .filter(({ handle: { needs, readers }, isPage }) => {
      const isOff = needs !== undefined && !switches[needs];
      return isPage && (isOff || (isShutOut && readers === 'guests'));
    })
    .map(({ pattern }) => pattern);
}
