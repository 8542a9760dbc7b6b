import { GUEST_LIMIT_WORDS } from './viewer.ts';

/** The error catalogue (docs/product.md §8). */
export const ERRORS = {
  'guest-limit': {
    status: 403,
    message: GUEST_LIMIT_WORDS,
  },
  'address-limit': {
    status: 429,
    message:
      'Everyone on this network has used up the free posts of today. They grow back at midnight, UTC.',
  },
  'unsupported-style': { status: 422, message: 'Unsupported post type: {type}' },
  'invalid-field': { status: 422, message: '{field} is not right yet.' },
  'invalid-request': { status: 422, message: 'The request does not have the expected shape.' },
  'unknown-field': { status: 422, message: 'This request takes no fields.' },
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
  'stale-edit': {
    status: 409,
    message:
      'This post has a newer version from another tab. Your text is still here: save again to keep it.',
  },
  'too-many-versions': {
    status: 409,
    message: 'This post has as many versions as we keep. Start a new one from its form.',
  },
  'already-shared': { status: 409, message: 'Post already shared to community' },
  'share-refused': {
    status: 422,
    message:
      'This post cannot stand in the community. It is still yours: leave out the slurs and share it again.',
  },
  'account-disabled': {
    status: 403,
    message: 'This account has been switched off by the people who run this server.',
  },
  'sign-in-first': { status: 401, message: 'Sign in first.' },
  'token-needed': {
    status: 401,
    message: 'Send a token: Authorization: Bearer broetry_… You make one in your profile.',
  },
  'token-unknown': {
    status: 401,
    message: 'This token opens nothing: it was revoked, has ended, or was never made.',
  },
  'scope-missing': { status: 403, message: 'This token may not do that: it lacks {scope}.' },
  blocked: {
    status: 403,
    message: 'The writer of this post would rather not hear from this account.',
  },
  'remix-gone': {
    status: 404,
    message:
      'The post you were making worse has left the community. Your words are still here: send them again as a post of your own.',
  },
  'remix-style': {
    status: 422,
    message: 'A remix keeps the style of the post that it makes worse.',
  },
  'no-replay': {
    status: 422,
    message:
      'Only what the offline writer wrote can be replayed. This was changed by hand, or by a model.',
  },
  'prompt-closed': {
    status: 422,
    message: 'That day is over. Answer the situation of today, or write it as a post of your own.',
  },
  'name-refused': {
    status: 422,
    message: 'Change your display name in your profile first.',
  },
  'comment-refused': {
    status: 422,
    message: 'This comment cannot stand here. Leave out the slurs and try again.',
  },
  'request-refused': {
    status: 422,
    message: 'This cannot stand on the board yet.',
  },
  'request-unchecked': {
    status: 503,
    message: 'This could not be checked just now. Try again in a minute.',
  },
  'request-closed': { status: 409, message: 'This request was rejected: its votes are counted.' },
  'request-shared': {
    status: 409,
    message: 'Others have voted for this or commented on it: it is theirs too by now, and stays.',
  },
  'request-settled': {
    status: 409,
    message: 'This request is decided already, and stays on the board.',
  },
  'request-decided': { status: 409, message: 'Somebody was faster: this request is {status}.' },
  'unsupported-image': {
    status: 415,
    message: 'File type must be one of jpeg, jpg, png, gif, and the file must be whole.',
  },
  'picture-too-large': { status: 413, message: 'File is larger than 5242880 bytes' },
  'too-many-files': { status: 422, message: 'Too many files' },
  'too-many-pixels': {
    status: 413,
    message:
      'This picture is too large: 10,000 pixels on a side (animations 4,000), 40 million in all. Make it smaller.',
  },
  'too-many-frames': {
    status: 413,
    message: 'This animation has more than 200 frames. Nobody scrolls past slowly enough for that.',
  },
  'resource-known': { status: 409, message: 'The library has this very picture already.' },
  'resource-refused': {
    status: 422,
    message:
      'These words cannot stand in the library. Leave out the slurs and try again: the picture stays chosen.',
  },
  'resource-waiting': {
    status: 409,
    message: 'The library has this very picture already. It waits for a look.',
  },
  'case-decided': {
    status: 409,
    message: 'Another admin has decided this case meanwhile. Reload to see how.',
  },
  'resource-removed': {
    status: 409,
    message: 'This picture was removed from the library and cannot come back.',
  },
  'picture-gone': {
    status: 404,
    message: 'This picture has left the library. Choose another one.',
  },
  'caption-refused': {
    status: 422,
    message:
      'These words cannot stand on a picture that everybody sees. Leave out swear words and slurs, and try again.',
  },
  'library-full': {
    status: 409,
    message: 'You have 50 pictures or 100 MB in the library: delete one to make room.',
  },
  'mill-busy': {
    status: 503,
    message: 'Many pictures are being looked at right now. Try again in a few seconds.',
  },
  'upload-failed': { status: 503, message: 'Upload failed' },
  'sign-in-again': {
    status: 403,
    message: 'Sign in once more first: your profile says how. Nothing was changed.',
  },
  'not-allowed': { status: 403, message: 'Only admins can do that.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'generation-failed': { status: 500, message: 'Failed to generate post. Please try again.' },
  'no-translation': {
    status: 500,
    message: 'The translation did not come. Your words are still here: try again.',
  },
  'no-model': {
    status: 409,
    message: 'No model is set up here. The house writer translates, for nothing.',
  },
  'no-replies': { status: 500, message: 'No replies generated' },
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
  'database-away': {
    status: 503,
    message:
      'The database is busy right now. Try again in a few seconds: the same click counts only once.',
  },
  busy: {
    status: 503,
    message:
      'More people are here than this server can serve. Nothing of yours was used up: try again in a few seconds.',
  },
  gone: {
    status: 409,
    message: 'What this belongs to was deleted meanwhile. Nothing was kept.',
  },
  'network-busy': {
    status: 429,
    message:
      'Thousands of requests from your network are waiting already. Nothing of yours was used up: try again in a few seconds.',
  },
  interrupted: {
    status: 503,
    message: 'The server is being restarted. Your words are still here: try again in a moment.',
  },
  unavailable: {
    status: 503,
    message:
      'The site cannot answer right now. Nothing of yours was used up: try again in a minute.',
  },
  internal: { status: 500, message: 'Something broke on our side. Nothing of yours was used up.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The body of an API error (RFC 9457). `field` is the invalid form field. */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  code: ErrorCode;
  requestId: string;
  field?: string;
};

/** The message of an error. `values` replace its `{placeholders}`. */
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
  /** Further members of the problem document. */
  more?: Readonly<Record<string, unknown>>;
};

/** Carries the error code inside the server. It is removed from the response that is sent. */
export const ERROR_CODE_HEADER = 'x-error-code';

/** Whether a response is a problem document. */
export function isProblem({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/problem+json') ?? false;
}

/** Creates an `application/problem+json` response. It contains no stack, SQL, path or text of a provider. */
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
  return new Response(JSON.stringify({ ...problem, ...details.more }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      [ERROR_CODE_HEADER]: code,
      ...details.headers,
    },
  });
}

/** The error response to a rejected outcome, with its message and headers. */
export function rejectionResponse(
  outcome: {
    reason: ErrorCode;
    message?: string;
    field?: string;
    headers?: Record<string, string>;
  },
  requestId: string,
): Response {
  const { reason, message: title, field, headers } = outcome;
  return problemResponse(reason, { requestId, title, field, headers });
}

/** The 405 response of an endpoint; `allow` as in `POST, DELETE`. */
export function onlyMethods(allow: string, requestId: string): Response {
  return problemResponse('method-not-allowed', { requestId, headers: { allow } });
}
