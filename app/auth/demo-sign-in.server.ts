import { isLocalHost } from '../local-host.ts';
import type { Settings } from '../settings.server.ts';

type DemoSettings = Pick<
  Settings,
  'demoSignIn' | 'loopback' | 'publicOrigin' | 'googleClientId' | 'linkedinClientId' | 'oidcIssuer'
>;

/** The demo account's first persona: an operator as long as anybody may be anybody. */
export const DEMO_ADMIN_EMAIL = 'prudence@broetry.example';

/**
 * Whether anybody may sign in as anybody. By itself only where nobody else can reach the server: a loopback
 * bind without another provider, and no public address that a proxy would bring people from.
 */
export function isDemoOn(settings: DemoSettings): boolean {
  if (settings.demoSignIn !== 'auto') return settings.demoSignIn === 'on';
  const { loopback, publicOrigin, googleClientId, linkedinClientId, oidcIssuer } = settings;
  if (googleClientId || linkedinClientId || oidcIssuer) return false;
  return loopback && (publicOrigin === undefined || isLocalHost(new URL(publicOrigin).hostname));
}
