import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';

type DemoSettings = Pick<
  Settings,
  'demoSignIn' | 'loopback' | 'publicOrigin' | 'googleClientId' | 'linkedinClientId' | 'oidcIssuer'
>;

/** The demo account's first persona. */
export const DEMO_ADMIN_EMAIL = 'prudence@broetry.example';

/** The e-mails that open /admin for a demo sign-in: those of ADMIN_EMAILS, and the first persona where it names none. */
export function demoAdmins({ adminEmails }: Pick<Settings, 'adminEmails'>): readonly string[] {
  return adminEmails.length > 0 ? adminEmails : [DEMO_ADMIN_EMAIL];
}

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
