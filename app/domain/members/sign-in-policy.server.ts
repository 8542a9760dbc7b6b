import type { ProviderId, SignInOption } from './sign-in-option.ts';
import type { Services } from '../../platform/services.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';

/** Checks whether an e-mail is in ADMIN_EMAILS, ignoring case (docs/product.md §6). */
export function isAdminEmail(email: string, admins: readonly string[]): boolean {
  const wanted = lower(email);
  return admins.some((admin) => lower(admin) === wanted);
}

// ASCII letters only: Unicode lower case can turn two mailboxes into one.
function lower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

export const DEMO_ADMIN_EMAIL = 'prudence@broetry.example';

/** The admin e-mails of a demo sign-in: ADMIN_EMAILS, or the first persona when it is empty. */
export function demoAdmins({ adminEmails }: Pick<Settings, 'adminEmails'>): readonly string[] {
  return adminEmails.length > 0 ? adminEmails : [DEMO_ADMIN_EMAIL];
}

/**
 * Checks whether the demo account is on. By default only on a server that no other machine can reach: it listens on
 * loopback, has no other provider and no public address behind a proxy.
 */
export function isDemoOn(settings: Settings): boolean {
  if (settings.demoSignIn !== 'auto') return settings.demoSignIn !== 'off';
  const { loopback, publicOrigin, googleClientId, linkedinClientId, oidcIssuer } = settings;
  if (googleClientId || linkedinClientId || oidcIssuer) return false;
  return loopback && (publicOrigin === undefined || isLocalHost(new URL(publicOrigin).hostname));
}

/** The providers that somebody can sign in with. */
export function activeProviders(
  services: Pick<Services, 'settings' | 'providers'>,
  isProviderOnly = false,
): SignInOption[] {
  return signInOptions(services, isProviderOnly).filter(
    ({ disabledReason }) => disabledReason === null,
  );
}

/** The providers that are set up and vouch for people: all but the demo account. */
export function openIdProviders({ providers }: Pick<Services, 'providers'>): ProviderId[] {
  return providers.ids.filter((id) => id !== 'demo');
}

const NO_GOOGLE = 'Sign-in with Google is not set up on this server.';

/**
 * The buttons of /login and /signup: the configured providers. Google also without its settings, on a server on trial: where
 * no other provider works but the demo account. `isProviderOnly`: no demo account.
 */
export function signInOptions(
  services: Pick<Services, 'settings' | 'providers'>,
  isProviderOnly = false,
): SignInOption[] {
  const { settings, providers } = services;
  const names: Record<ProviderId, string> = {
    google: 'Google',
    linkedin: 'LinkedIn',
    oidc: settings.oidcName,
    demo: 'the demo account',
  };
  const onTrial: ProviderId[] = openIdProviders(services).length === 0 ? ['google'] : [];
  const shown = new Set<ProviderId>([...onTrial, ...providers.ids]);
  if (isProviderOnly) shown.delete('demo');
  return [...shown].map((id) => ({
    id,
    label: `Continue with ${names[id]}`,
    // The demo account has the same label on both pages.
    signUpLabel: `${id === 'demo' ? 'Continue' : 'Sign up'} with ${names[id]}`,
    disabledReason: providers.ids.includes(id) ? null : NO_GOOGLE,
  }));
}
