import type { Services } from '../../platform/services.ts';
import type { ProviderId, SignInOption } from '../../platform/http/viewer.ts';

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
