import type { ProviderId, SignInOption } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';

/** Whether the address is an operator's: docs/product.md §6, compared without regard to case. */
export function isAdminEmail(email: string, admins: readonly string[]): boolean {
  const wanted = lower(email);
  return admins.some((admin) => lower(admin) === wanted);
}

// The letters of ASCII only: in Unicode's lower case two different mailboxes can become one.
function lower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

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

const NO_GOOGLE = 'Sign-in with Google is not set up on this server.';

/** The buttons of /login and /signup: Google always, the others where this server has them. */
export function signInOptions({ settings, providers }: Services): SignInOption[] {
  const names: Record<ProviderId, string> = {
    google: 'Google',
    linkedin: 'LinkedIn',
    oidc: settings.oidcName,
    demo: 'the demo account',
  };
  const shown = new Set<ProviderId>(['google', ...providers.ids]);
  return [...shown].map((id) => ({
    id,
    label: `Continue with ${names[id]}`,
    // The demo account says the same on both pages: there is nothing to sign up for.
    signUpLabel: `${id === 'demo' ? 'Continue' : 'Sign up'} with ${names[id]}`,
    disabledReason: providers.ids.includes(id) ? null : NO_GOOGLE,
  }));
}
