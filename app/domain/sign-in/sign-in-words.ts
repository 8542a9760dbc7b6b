import { errorMessage } from '../../platform/http/errors.ts';
import { PRODUCT_NAME } from '../../platform/text/instance-look.ts';

export type SignInIntent = 'login' | 'signup' | 'connect';
/** The result of a sign-in. `taken`: the identity belongs to another account. `let-go`: the account is disabled. `confirmed`: the identity was confirmed again. `not-recent`: a new identity needs a recent sign-in. `not-admitted`: the rule of sign-up refuses a new member. */
export type SignInStatus =
  | 'signed-in'
  | 'let-go'
  | 'connected'
  | 'confirmed'
  | 'taken'
  | 'not-recent'
  | 'not-admitted'
  | 'failed';

const LOGIN_FAILED = 'Login failed. Maybe the professional network blocked us? 😅';
const CONNECT_FAILED = 'That sign-in was not connected. Nothing has changed. Networking is hard.';

const SUCCESS: Readonly<Record<SignInIntent, string>> = {
  login: 'Welcome to Broetry! Time to get professional... sort of.',
  signup: 'Welcome to the cringe side! 🎭',
  connect: 'Connected. You are now twice as reachable.',
};

const FAILURE: Readonly<Record<SignInIntent, string>> = {
  login: LOGIN_FAILED,
  signup: 'Signup failed. The algorithm gods are not pleased. 😅',
  connect: CONNECT_FAILED,
};

const TAKEN =
  'That sign-in belongs to another account, and stays there. Sign out and use it to get into that one.';

const NOT_ADMITTED =
  'No account was made: this server does not take everybody. The sign-up page says whom to ask.';

const LET_GO = 'This account has been switched off.';

/** Shown when the popup closes without a result. */
export const NO_RESULT =
  'Nothing came back from the other window, and nothing has changed. Press again to go on.';

/** The toast after a sign-in: docs/product.md §8. */
export function signInMessage(
  intent: SignInIntent,
  status: SignInStatus,
  name: string = PRODUCT_NAME,
): { tone: 'good' | 'bad'; text: string } {
  if (status === 'taken') return { tone: 'bad', text: TAKEN };
  if (status === 'let-go') return { tone: 'bad', text: LET_GO };
  if (status === 'not-recent') return { tone: 'bad', text: errorMessage('sign-in-again') };
  if (status === 'not-admitted') return { tone: 'bad', text: NOT_ADMITTED };
  if (status === 'failed') return { tone: 'bad', text: FAILURE[intent] };
  if (status === 'confirmed') return { tone: 'good', text: 'It is still you.' };
  return { tone: 'good', text: SUCCESS[intent].replace(PRODUCT_NAME, name) };
}
