import { openingOf } from '../../platform/text/display-text.ts';
import type { RequestStatus } from './requests.ts';

/** Exact texts from docs/product.md §2 and §8. */
export const SUBMITTED = 'Feature request submitted! Our hamsters are on it! 🐹';
export const SUBMIT_FAILED = 'Oops! Our innovation machine is temporarily out of coffee ☕';
export const FEATURE_REQUEST = 'Feature Request';
export const NO_REQUESTS = 'No feature requests yet';
export const NO_REQUESTS_HINT = 'Feature requests from users will appear here';
export const LOAD_REQUESTS_FAILED = 'Failed to load feature requests';
export const UPDATE_FAILED = 'Failed to update status';
export const DECIDED_WORDS = {
  approved: 'Feature request approved',
  rejected: 'Feature request rejected',
} as const;

export const COMMENTED = 'Comment posted.';
export const WITHDRAWN = 'Request withdrawn. The roadmap will cope.';
export const REQUEST_DELETED = 'Feature request deleted';

export const YOUR_IDEA = 'Your idea';
export const SUBMIT = 'Submit request';
export const SENDING_REQUEST = 'Sending …';

export const BOARD_TITLE = 'Feature Requests';
export const NEW_REQUEST = 'New request';
export const YOU_VOTED = 'You voted';
export const VOTE_FAILED = 'Your vote did not arrive. Try again.';
export const REASON = 'Why not:';

/** Instructions for the author of a rejected text, by the kind of problem. */
export const CHANGES = {
  slurs: 'Leave out the slurs',
  swearing: 'Leave out the swear words',
  contacts: 'Leave out e-mail addresses, phone numbers and street addresses',
  links: 'Leave out the links and the advertising',
  harm: 'Say it without anybody getting hurt',
  tone: 'Say the same in kinder words',
} as const;

/** Returns the message for the author of a rejected text. */
export function changeFirst(kind: keyof typeof CHANGES): string {
  return `This cannot stand on the board yet. ${CHANGES[kind]}, then send it again: your text is still here.`;
}

/** Status labels for members. */
export const STATUS_WORDS: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pending',
  approved: 'On the list',
  rejected: 'Rejected',
};

/** Shown when a member submits the same text again. */
export const ASKED_BEFORE =
  'You have asked for exactly this already: here it is. Saying it twice is the comments’ job.';

/** Status labels for admins. */
export const TAB_FILTERS = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;
export const DELETE_REQUEST = 'Delete';
export const ADD_REASON = 'Add a reason';
export const REASON_WORDS =
  'The member who asked and everybody who voted are told. It can be added once.';
export const REASON_ADDED = 'Reason added';
export const REQUEST_GONE =
  'This request is gone: nobody can vote for it or comment on it any more.';
export const GONE_MEANWHILE = 'This request is gone: its writer has taken it back, or left.';

type Decided = { text: string; status: 'approved' | 'rejected'; reason: string | null };

/** Returns the notification text for a decision, for the author ('own') or for a voter ('voted'). */
export function decisionNotification(
  whose: 'own' | 'voted',
  { text, status, reason }: Decided,
): string {
  const what = whose === 'own' ? 'Your feature request' : 'A feature request you voted for';
  const outcome = status === 'approved' ? 'is on the list' : 'was rejected';
  const why = reason === null ? '' : ` Why: ${reason}`;
  return `${what} ${outcome}: “${titleOf(text)}”${why}`;
}

/** Returns the notification text for a new comment, for the author of the request. */
export function commentNotification(name: string, request: string): string {
  return `${name} commented on your feature request “${titleOf(request)}”`;
}

const MAX_TITLE_LENGTH = 80;

// A request has no title: its opening names it.
const titleOf = (request: string) => openingOf(request, MAX_TITLE_LENGTH);
