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

/** For a catch: logs a refusal and returns it. Throws any other error. */
export function noteRefusal({ log }: Services, audit: Record<string, string>) {
  return (error: unknown): { status: SignInStatus; token: null } => {
    if (!(error instanceof RefusedSignInError)) throw error;
    const { message: reason, detail, status } = error;
    log.warn({ event: 'sign_in_failed', ...audit, reason, detail }, 'a sign-in was refused');
    return { status, token: null };
  };
}
