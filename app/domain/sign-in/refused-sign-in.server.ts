import type { Services } from '../../platform/services.ts';
import type { SignInStatus } from './sign-in-words.ts';

/** A sign-in that is refused: a reason for the log, and what the person is told. */
export class RefusedSignInError extends Error {
  readonly status: SignInStatus;
  /** The code of a provider. */
  readonly detail: string | undefined;
  constructor(reason: string, status: SignInStatus = 'failed', detail?: string) {
    super(reason);
    this.status = status;
    this.detail = detail;
  }
}

/**
 * What ends a sign-in without an attempt to get in: the person went back, the provider was at fault, or this browser has no
 * attempt of that state. Another site can send the last one through any browser of a network.
 */
const HARMLESS: readonly (string | undefined)[] = [
  'no-attempt',
  'access_denied',
  'login_required',
  'server_error',
];

/** A refusal. `isFailure`: it counts in the limit of the network. */
export type SignInRefusal = { status: SignInStatus; token: null; isFailure: boolean };

/** For a catch: logs a refusal and returns it. Throws any other error. */
export function noteRefusal({ log }: Pick<Services, 'log'>, audit: Record<string, string>) {
  return (error: unknown): SignInRefusal => {
    if (!(error instanceof RefusedSignInError)) throw error;
    const { message: reason, detail, status } = error;
    log.warn({ event: 'sign_in_failed', ...audit, reason, detail }, 'a sign-in was refused');
    const isFailure =
      ['failed', 'taken'].includes(status) &&
      ![reason, detail].some((one) => HARMLESS.includes(one));
    return { status, token: null, isFailure };
  };
}
