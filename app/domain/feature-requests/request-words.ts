import { openingOf } from '../../platform/text/display-text.ts';
import type { RequestStatus } from './requests.ts';

/** Exact texts from docs/product.md §2 and §8. */
export const SUBMITTED = 'Feature request submitted! Our hamsters are on it! 🐹';
export const SUBMIT_FAILED = 'Oops! Our innovation machine is temporarily out of coffee ☕';
export const FEATURE_REQUEST = 'Feature Request';
export const NO_REQUESTS = 'No feature requests yet';
export const NO_REQUESTS_HINT = 'Feature requests from users will appear here';
export const LOAD_FAILED = 'Failed to load feature requests';
export const UPDATE_FAILED = 'Failed to update status';
export const DECIDED_WORDS = {
  approved: 'Feature request approved',
  rejected: 'Feature request rejected',
} as const;
export const BADGES = { approved: 'Approved', rejected: 'Rejected' } as const;

/** Texts of the submission dialog. */
export const ABOUT_DIALOG = 'What should Broetry do that it does not do yet? One idea at a time.';
export const YOUR_IDEA = 'Your idea';
export const IDEA_HINT = 'As a thought leader, I want to …';
export const SUBMIT = 'Submit request';
export const SENDING = 'Sending …';
export const SIMILAR = 'Somebody may have had this idea already';
export const VOTE_INSTEAD = 'Vote for this instead';
export const VOTED_INSTEAD = 'Your vote is in. Two people make a movement.';
export const SEE_BOARD = 'See all requests';
export const TEXT_SAVED = 'Your text is kept: try again.';

/** Texts of the board page. */
export const BOARD_TITLE = 'Feature requests';
export const ABOUT_BOARD =
  'What members want next. Vote for what you need; ask for what is missing.';
export const NEW_REQUEST = 'New request';
export const YOU_VOTED = 'You voted';
export const VOTE = 'Vote';
export const UNVOTE = 'Take your vote back';
export const YOURS = 'Yours';
export const NOTHING_FOUND = 'No request says that.';
export const NOTHING_FOUND_HINT = 'Then it is your idea. Claim it before somebody iterates on it.';
export const EMPTY_BOARD_HINT = 'The roadmap is a blank page. Somebody has to be visionary first.';
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
export function changeFirst(change: string): string {
  return `This cannot stand on the board yet. ${change}, then send it again: your text is still here.`;
}

/** Texts of the withdrawal dialog. */
export const WITHDRAW = 'Withdraw request';
export const WITHDRAW_TITLE = 'Withdraw this request?';
export const WITHDRAW_WORDS = 'It leaves the board, with your vote and what you said to it.';
export const WITHDRAW_YES = 'Withdraw it';
export const WITHDRAW_NO = 'Keep it';
export const WITHDRAWN = 'Request withdrawn. The roadmap will cope.';
export const WITHDRAW_FAILED = 'That did not work. Your request still stands.';

/** Status labels for members. */
export const STATUS_WORDS: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pending',
  approved: 'On the list',
  rejected: 'Rejected',
};

/** Texts of the request page. */
export const BACK_TO_BOARD = 'All requests';
export const COMMENTS = 'Comments';
export const NO_COMMENTS = 'No comments yet. The floor is yours.';
export const COMMENT_HINT = 'Say what it would help you with.';
export const POST_COMMENT = 'Post comment';
export const POSTED = 'Comment posted.';
export const COMMENT_FAILED = 'Your comment did not arrive. It is still in the field.';
export const DELETE_COMMENT = 'Delete comment';
export const LATER_COMMENTS = 'Later comments';
export const MISSING_REQUEST = 'Request not found';
export const MISSING_REQUEST_HINT = 'Whoever asked for it may have taken it back, or left.';

/** Shown when a member submits the same text again. */
export const ASKED_BEFORE =
  'You have asked for exactly this already: here it is. Saying it twice is the comments’ job.';

/** Texts for admins. */
export const APPROVE = 'Approve';
export const REJECT = 'Reject';
export const NOTHING_WAITS = 'Nothing here. Inbox visionary.';
export const TAB_FILTERS = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;
export const DELETE_REQUEST = 'Delete';
export const DELETE_TITLE = 'Delete this request?';
export const DELETE_WORDS =
  'It leaves the board with its votes and comments, for good. Nobody is told why: to say no, reject it.';
export const REQUEST_DELETED = 'Feature request deleted';
export const DELETE_FAILED = 'Failed to delete the request';
export const ADD_REASON = 'Add a reason';
export const REASON_WORDS =
  'The member who asked and everybody who voted are told. It can be added once.';
export const REASON_ADDED = 'Reason added';
export const WRITTEN_REASON = 'Reason';
export const REQUEST_GONE =
  'This request is gone: nobody can vote for it or comment on it any more.';
export const GONE_MEANWHILE = 'This request is gone: its writer has taken it back, or left.';

/** Returns a text such as "1 vote" or "12 votes". */
export function countVotes(votes: number): string {
  return votes === 1 ? '1 vote' : `${votes} votes`;
}

/** Returns a text such as "1 comment" or "12 comments". */
export function countComments(comments: number): string {
  return comments === 1 ? '1 comment' : `${comments} comments`;
}

type Decided = { text: string; status: 'approved' | 'rejected'; reason: string | null };

/** Returns the notification text for a decision, for the author ('own') or for a voter ('voted'). */
export function decisionNotice(whose: 'own' | 'voted', { text, status, reason }: Decided): string {
  const what = whose === 'own' ? 'Your feature request' : 'A feature request you voted for';
  const outcome = status === 'approved' ? 'is on the list' : 'was rejected';
  const why = reason === null ? '' : ` Why: ${reason}`;
  return `${what} ${outcome}: “${openingOf(text, 80)}”${why}`;
}

/** Returns the notification text for a new comment, for the author of the request. */
export function commentNotice(name: string): string {
  return `${name} commented on your feature request.`;
}
