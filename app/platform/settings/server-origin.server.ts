import { findLastOrigin } from './data-dir.server.ts';
import type { Settings } from './settings.server.ts';

type Named = Pick<Settings, 'publicOrigin'>;

/** The origin of a server at this port: that of PUBLIC_ORIGIN, without it the one on its own machine. */
export function originAt({ publicOrigin }: Named, port: number): string {
  return publicOrigin ?? `http://localhost:${port}`;
}

/** The same, but '' where others reach the server and the first link of its owner decides. */
export function knownOriginAt(settings: Named & Pick<Settings, 'loopback'>, port: number): string {
  return settings.publicOrigin === undefined && !settings.loopback ? '' : originAt(settings, port);
}

/**
 * The origin of the server of these settings, for a command: PORT, HOST and PUBLIC_ORIGIN may be set for the server alone,
 * which notes its origin when it starts. '' as above.
 */
export function serverOrigin(settings: Settings): string {
  const noted = settings.publicOrigin ?? findLastOrigin(settings.dataDir);
  return noted ?? knownOriginAt(settings, settings.port);
}
