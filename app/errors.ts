/** The error catalogue: docs/product.md §8 as code. Words that the specification fixes stand here exactly. */
export const ERRORS = {
  'guest-limit': {
    status: 403,
    message: "You've used your free post! Sign up to generate unlimited viral content 🚀",
  },
  'address-limit': {
    status: 429,
    message:
      'Everyone on this network has used up the free posts of today. They grow back at midnight, UTC.',
  },
  'unsupported-style': { status: 422, message: 'Unsupported post type: {type}' },
  'invalid-field': { status: 422, message: '{field} is not right yet.' },
  'invalid-request': { status: 422, message: 'The request does not have the expected shape.' },
  'idempotency-key': {
    status: 400,
    message: 'Send an Idempotency-Key of 8 to 100 letters, digits, hyphens or underscores.',
  },
  'key-reused': {
    status: 422,
    message: 'This Idempotency-Key was already used for another request. Make a new one.',
  },
  'in-progress': {
    status: 409,
    message: 'This post is still being written. Try again in a second.',
  },
  'account-disabled': {
    status: 403,
    message: 'This account has been switched off by the people who run this server.',
  },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'generation-failed': { status: 500, message: 'Failed to generate post. Please try again.' },
  'cross-origin': {
    status: 403,
    message: 'This request came from another site, so it was not carried out.',
  },
  'unknown-host': {
    status: 421,
    message:
      'This server does not answer under that name. Set PUBLIC_ORIGIN to the address people type.',
  },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'unsupported-media-type': { status: 415, message: 'Send the body as plain application/json.' },
  'too-large': { status: 413, message: 'That is more than 32 KB. Even a broem has limits.' },
  'bad-json': { status: 400, message: 'The body is not valid JSON.' },
  'too-many-requests': {
    status: 429,
    message: 'That was a lot at once. Wait a minute and try again.',
  },
  'storage-full': {
    status: 503,
    message: 'The disk of this server is full: nothing can be written, and nothing was used up.',
  },
  internal: { status: 500, message: 'Something broke on our side. Nothing of yours was used up.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What an API refusal says. `field` names the form field to mend. */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  code: ErrorCode;
  requestId: string;
  field?: string;
};

/** The words of an error with its `{placeholders}` filled in. */
export function errorMessage(
  code: ErrorCode,
  values: Readonly<Record<string, string>> = {},
): string {
  return ERRORS[code].message.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

type ProblemDetails = {
  requestId: string;
  values?: Record<string, string>;
  title?: string;
  field?: string;
  headers?: Record<string, string>;
};

/** An `application/problem+json` answer. Never holds a stack, SQL, a path or an upstream's words. */
export function problemResponse(code: ErrorCode, details: ProblemDetails): Response {
  const { status } = ERRORS[code];
  const problem: Problem = {
    type: 'about:blank',
    title: details.title ?? errorMessage(code, details.values),
    status,
    code,
    requestId: details.requestId,
    ...(details.field ? { field: details.field } : {}),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...details.headers,
    },
  });
}

/** The answer of an endpoint that takes nothing but POST. */
export function onlyPost(requestId: string): Response {
  return problemResponse('method-not-allowed', { requestId, headers: { allow: 'POST' } });
}
