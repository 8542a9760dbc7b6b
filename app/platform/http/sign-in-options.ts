/** The ways in: docs/product.md §2, Login and signup. */
export type ProviderId = 'google' | 'linkedin' | 'oidc' | 'demo';

/** One button of /login and /signup. A way in that this server does not have says why. */
export type SignInOption = {
  id: ProviderId;
  /** On /login. */
  label: string;
  /** On /signup. */
  signUpLabel: string;
  disabledReason: string | null;
};

const PROVIDERS: readonly string[] = ['google', 'linkedin', 'oidc', 'demo'] satisfies ProviderId[];

/** True for the name of a way in. */
export function isProviderId(text: string): text is ProviderId {
  return PROVIDERS.includes(text);
}
