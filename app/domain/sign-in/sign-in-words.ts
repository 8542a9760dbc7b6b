import { errorMessage } from '../../platform/http/errors.ts';
import { PRODUCT_NAME } from '../../platform/text/instance-look.ts';

export type SignInIntent = 'login' | 'signup' | 'connect';
/** What a passkey is used for. `again` confirms that the viewer is still the one who signed in. */
export type PasskeyTask = SignInIntent | 'again';

export function passkeyIntent(task: PasskeyTask): SignInIntent {
  return task === 'again' ? 'connect' : task;
}

/** The result of a sign-in. `taken`: the identity belongs to another account. `let-go`: the account is disabled. `confirmed`: the identity was confirmed again. `not-recent`: a new identity needs a recent sign-in. `demo-session`: a demo session connects nothing. `signed-in-already`: a member signs up for no second account. `too-many-accounts`: its network has made all of its day. `mail-unconfirmed`: its provider did not say that the mail address is verified. `not-admitted`: the rule of sign-up refuses a new member. `providers-only`: sign-in is by OpenID providers only. */
export const SIGN_IN_STATUSES = [
  'signed-in',
  'let-go',
  'connected',
  'confirmed',
  'taken',
  'not-recent',
  'demo-session',
  'not-admitted',
  'providers-only',
  'signed-in-already',
  'too-many-accounts',
  'mail-unconfirmed',
  'failed',
] as const;
export type SignInStatus = (typeof SIGN_IN_STATUSES)[number];

const SUCCESS: Readonly<Record<SignInIntent, string>> = {
  login: 'Welcome to Broetry! Time to get professional... sort of.',
  signup: 'Welcome to the cringe side! 🎭',
  connect: 'Connected. You are now twice as reachable.',
};

const FAILURE: Readonly<Record<SignInIntent, string>> = {
  login: 'Login failed. Maybe the professional network blocked us? 😅',
  signup: 'Signup failed. The algorithm gods are not pleased. 😅',
  connect: 'That sign-in was not connected. Nothing has changed. Networking is hard.',
};

/** The refusal of a passkey, a recovery code or a demo account while sign-in is by providers only. */
export const PROVIDERS_ONLY =
  'This server signs people in by its providers only: no passkey, recovery code or demo account. The sign-in page shows the providers.';

const REFUSED: Readonly<Partial<Record<SignInStatus, string>>> = {
  taken:
    'That sign-in belongs to another account, and stays there. Sign out and use it to get into that one.',
  'let-go': 'This account has been switched off.',
  'not-recent': errorMessage('sign-in-again'),
  'demo-session': errorMessage('demo-session'),
  'signed-in-already': errorMessage('signed-in-already'),
  'mail-unconfirmed':
    'No account was made: your provider did not say that your mail address is confirmed, and only confirmed ones count here. Whoever runs this server can name it as trusted (OIDC_TRUSTED_EMAIL_ISSUER).',
  'too-many-accounts': errorMessage('too-many-accounts'),
  'not-admitted':
    'No account was made: this server does not take everybody. The sign-up page says whom to ask.',
  'providers-only': PROVIDERS_ONLY,
};

/** Shown beside the buttons when the popup closed without a result; the toast says that it failed. */
export const NO_RESULT =
  'Nothing came back from the other window, and nothing has changed. Press again to go on.';

/** The toast after a sign-in: docs/product.md §8. */
export function signInMessage(
  intent: SignInIntent,
  status: SignInStatus,
  name: string = PRODUCT_NAME,
): { tone: 'good' | 'bad'; text: string } {
  const refused = status === 'failed' ? FAILURE[intent] : REFUSED[status];
  if (refused !== undefined) return { tone: 'bad', text: refused };
  if (status === 'confirmed') return { tone: 'good', text: 'It is still you.' };
  return { tone: 'good', text: SUCCESS[intent].replace(PRODUCT_NAME, name) };
}
