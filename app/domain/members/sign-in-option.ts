/** Why passkeys do not work at the address of a page, and where they do. Null where they work. */
export type PasskeyOffer = { reason: string; link: string } | null;

/** Sign-in providers (docs/product.md §2, Login and signup). */
export type ProviderId = 'google' | 'linkedin' | 'oidc' | 'demo';

/** A button of /login and /signup. `disabledReason` explains a provider that is not configured. */
export type SignInOption = {
  id: ProviderId;
  label: string;
  signUpLabel: string;
  disabledReason: string | null;
};

const PROVIDERS: readonly string[] = ['google', 'linkedin', 'oidc', 'demo'] satisfies ProviderId[];

/** Whether the text is the id of a provider. */
export function isProviderId(text: string): text is ProviderId {
  return PROVIDERS.includes(text);
}
