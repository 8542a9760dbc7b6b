import { GUEST_LIMIT, pausedWords } from './error-words.ts';

/** The messages of all errors (docs/product.md §8) by HTTP status and code. */
const MESSAGES = {
  400: {
    'idempotency-key':
      'Send an Idempotency-Key of 8 to 100 letters, digits, hyphens or underscores.',
    'bad-json': 'The body is not valid JSON.',
  },
  401: {
    'sign-in-first': 'Sign in first.',
    'forged-link': 'This server did not sign this link. Nothing was done.',
    'token-needed': 'Send a token: Authorization: Bearer broetry_… You make one in your profile.',
    'token-unknown': 'This token opens nothing: it was revoked, has ended, or was never made.',
    'signature-invalid': 'The signature is wrong, too old, or was used already.',
  },
  403: {
    'guest-limit': GUEST_LIMIT,
    'account-disabled': 'This account has been switched off by the people who run this server.',
    'scope-missing': 'This token may not do that: it lacks {scope}.',
    blocked: 'The writer of this post would rather not hear from this account.',
    'sign-in-again': 'Sign in again first: your profile says how. Nothing was changed.',
    'signed-in-already':
      'You have an account here, and you are signed in to it. Sign out first to make another one, or add the passkey in your profile.',
    'demo-session':
      'A demo session makes no keys: everybody may have one of this account. Sign up with a passkey for an account of your own.',
    'not-allowed': 'Only admins can do that.',
    'cross-origin': 'This request came from another site, so it was not carried out.',
  },
  404: {
    'remix-gone':
      'The post you were making worse has left the community. Your words are still here: send them again as a post of your own.',
    'picture-gone': 'This picture has left the library. Choose another one.',
    'not-found': 'There is nothing here.',
  },
  405: {
    'method-not-allowed': 'This address does not take that method.',
  },
  409: {
    'in-progress': 'This post is still being written. Try again in a second.',
    'stale-edit':
      'This post has a newer version from another tab. Your text is still here: save again to keep it.',
    'too-many-versions':
      'This post has as many versions as we keep. Start a new one from its form.',
    'already-shared': 'Post already shared to community',
    'request-closed': 'This request was rejected: its votes are counted.',
    'request-shared':
      'Others have voted for this or commented on it: it is theirs too by now, and stays.',
    'request-settled': 'This request is decided already, and stays on the board.',
    'request-decided': 'Somebody was faster: this request is {status}.',
    'resource-known': 'The library has this very picture already.',
    'resource-waiting': 'The library has this very picture already. It waits for a look.',
    'case-decided': 'Another admin has decided this case meanwhile. Reload to see how.',
    'resource-removed': 'This picture was removed from the library and cannot come back.',
    'library-full': 'You have 50 pictures or 100 MB in the library: delete one to make room.',
    'no-model': 'No model is set up here. The house writer translates, for nothing.',
    gone: 'What this belongs to was deleted meanwhile. Nothing was kept.',
    conflict: 'This was changed meanwhile. Reload the page.',
  },
  413: {
    'picture-too-large': 'File is larger than 5242880 bytes',
    'too-many-pixels':
      'This picture is too large: 10,000 pixels on a side (animations 4,000), 40 million in all. Make it smaller.',
    'too-many-frames':
      'This animation has more than 200 frames. Nobody scrolls past slowly enough for that.',
    'too-large': 'That is longer than this address takes. Even a broem has limits.',
  },
  415: {
    'unsupported-image':
      'File type must be one of jpeg, jpg, png, gif, and the file must be whole.',
    'unsupported-media-type': 'Send the body as plain application/json.',
  },
  421: {
    'unknown-host':
      'This server does not answer under that name. Set PUBLIC_ORIGIN to the address people type.',
  },
  422: {
    'unsupported-style': 'Unsupported post type: {type}',
    'invalid-field': '{field} is not right yet.',
    'invalid-request': 'The request does not have the expected shape.',
    'unknown-field': 'This request takes no fields.',
    'unknown-form': 'This form is not known here. Reload the page and try again.',
    'key-reused': 'This Idempotency-Key was already used for another request. Make a new one.',
    'share-refused':
      'This post cannot stand in the community. It is still yours: leave out the slurs and share it again.',
    'card-name-first': 'Your card needs a name first: choose it where you made the post.',
    'remix-style': 'A worse version keeps the style of its post.',
    'prompt-closed':
      'That day is over. Answer the situation of today, or write it as a post of your own.',
    'name-refused': 'Change your display name in your profile first.',
    'comment-refused': 'This comment cannot stand here. Leave out the slurs and try again.',
    'request-refused': 'This cannot stand on the board yet.',
    'too-many-files': 'Too many files',
    'resource-refused':
      'These words cannot stand in the library. Leave out the slurs and try again: the picture stays chosen.',
    'caption-refused':
      'These words cannot stand on a picture that everybody sees. Leave out swear words and slurs, and try again.',
  },
  429: {
    'address-limit':
      'Everyone on this network has used up the free posts of today. They grow back at midnight, UTC.',
    'too-many-accounts':
      'Enough accounts were made by passkey on this network today. The next one can be made after midnight, UTC. An invitation link works now, and so does any other way to sign up.',
    'too-many-requests': 'That was a lot at once. Wait a moment and try again.',
    'network-busy':
      'Thousands of requests from your network are waiting already. Nothing of yours was used up: try again in a few seconds.',
  },
  500: {
    'generation-failed': 'Failed to generate post. Please try again.',
    'no-translation': 'The translation did not come. Your words are still here: try again.',
    'no-replies': 'No replies generated',
    internal: 'Something broke on our side. Nothing of yours was used up.',
  },
  503: {
    'request-unchecked': 'This could not be checked just now. Try again in a minute.',
    'writing-paused': pausedWords('{reason}'),
    'mill-busy': 'Many pictures are being looked at right now. Try again in a few seconds.',
    'upload-failed': 'Upload failed',
    'storage-full':
      'The disk of this server is full: nothing can be written, and nothing was used up.',
    'database-away':
      'The database is busy right now. Try again in a few seconds: the same click counts only once.',
    busy: 'More people are here than this server can serve. Nothing of yours was used up: try again in a few seconds.',
    interrupted: 'The server is being restarted. Your words are still here: try again in a moment.',
    unavailable:
      'The site cannot answer right now. Nothing of yours was used up: try again in a minute.',
  },
} as const;

type Messages = typeof MESSAGES;
export type ErrorCode = { [Status in keyof Messages]: keyof Messages[Status] }[keyof Messages];

export const ERRORS = Object.fromEntries(
  Object.entries(MESSAGES).flatMap(([status, messages]) =>
    Object.entries(messages).map(([code, message]) => [code, { status: Number(status), message }]),
  ),
) as Readonly<Record<ErrorCode, { status: keyof Messages; message: string }>>;

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
