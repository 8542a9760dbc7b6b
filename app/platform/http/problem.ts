import { type ErrorCode, errorMessage, ERRORS } from './errors.ts';
import type { Rejection } from './rejection.ts';

/** The body of an API error (RFC 9457). `field` is the invalid form field. */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  code: ErrorCode;
  requestId: string;
  field?: string;
};

/** Carries the error code inside the server. It is removed from the response that is sent. */
export const ERROR_CODE_HEADER = 'x-error-code';

/** Whether a response is a problem document. */
export function isProblem({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/problem+json') ?? false;
}

/** The status and the words of a rejection. */
export function describeRejection({ reason, message, values }: Omit<Rejection, 'ok'>) {
  return { status: ERRORS[reason].status, message: message ?? errorMessage(reason, values) };
}

/**
 * The `application/problem+json` response to a refused request. It contains no stack, SQL, path or text of a provider.
 */
export function problemResponse(rejection: Omit<Rejection, 'ok'>, requestId: string): Response {
  const { reason: code, field, headers, more } = rejection;
  const { status, message: title } = describeRejection(rejection);
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    code,
    requestId,
    ...(field ? { field } : {}),
  };
  return new Response(JSON.stringify({ ...problem, ...more }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      [ERROR_CODE_HEADER]: code,
      ...headers,
    },
  });
}
