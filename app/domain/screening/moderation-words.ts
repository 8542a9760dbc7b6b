import { openingOf } from '../../platform/text/display-text.ts';
import type { HideReason, ReportKind, ReportReason, TargetKind } from './report.ts';

/** Labels of the report reasons, for the report form. */
export const REPORT_REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  harassment: 'Harassment, or a real person as the butt of it',
  hateful: 'Hateful',
  spam: 'Spam',
  'private-information': 'Private information',
  depicted: 'I am the person depicted',
  other: 'Something else',
};

const { other, ...NAMED_REASONS } = REPORT_REASON_WORDS;

/** Labels of the removal reasons, for the queue, the author and the public log. */
export const HIDE_REASON_WORDS: Readonly<Record<HideReason, string>> = {
  ...NAMED_REASONS,
  depicted: 'The person depicted asked for it',
  coarse: 'Language',
  other,
};

/** Labels for why a target is hidden during the review, for the queue. */
export const QUEUED_WORDS: Readonly<Record<string, string>> = {
  reports: 'hidden after three reports',
  review: 'held before it was shown',
};

export const REPORTED = 'Thank you. Somebody will have a look.';
export const REPORT_FAILED = 'Your report did not arrive. Nothing is lost: send it again.';
export const LINK_IN_NAME = 'A display name has no web address in it.';
export const LINK_IN_BIO = 'A bio has no web address in it.';
export const FLAGGED_NAME = 'This name cannot be shown to others. Pick another one.';
export const FLAGGED_BIO = 'This bio cannot be shown to others. Change its words.';
export const COARSE_NAME = 'This name has words in it that not everybody wants to read.';
export const COARSE_BIO = 'This bio has words in it that not everybody wants to read.';
export const COARSE_HEADLINE = 'This headline has words in it that not everybody wants to read.';
export const RESERVED_NAME =
  'This name could be taken for the people who run this site. Pick another one.';
export const NO_REASON = 'Choose what is wrong with it.';
export const WORDS_TOO_LONG = 'That is too long: 500 characters at most.';
export const CONTACT_TOO_LONG = 'That is too long: 200 characters at most.';
export const CHOOSE_REASON = 'Choose a reason first.';
export const UNDO_TOO_LATE = 'This can no longer be undone here. Find it among the decided cases.';
export const BLOCKED = 'Blocked. You will not see them here, and they cannot react to you.';
export const BLOCK = 'Block';
export const NO_BLOCK = 'Never mind';
export const BLOCK_WORDS =
  'Whoever wrote this post: you will not see their posts and comments, and they cannot react to yours. They are not told, and your account page takes it back.';
export const UNBLOCKED = 'Unblocked. As if nothing had happened.';
export const UNBLOCK_FAILED = 'That did not work. Your account page can unblock them.';
export const BLOCK_FAILED = 'That did not work. Nobody has been blocked.';

/** Replaces the text of an unshared post in the queue. */
export const TEXT_TAKEN_BACK =
  '(Its writer has taken this post back. What it says is private again.)';

/** Shown to the author of a post that waits for a review. */
export const QUEUED_POST =
  'Your post waits for a look before everybody sees it. You can also edit it and share it again.';

/** Returns the question of the block dialog, with the name on the card. */
export function blockQuestion(name: string): string {
  return `Block ${name}?`;
}

/** Returns a sentence that says how to contact the operator. */
export function contactLine(contact: string | null): string {
  return contact === null
    ? 'The people who run this server have not said how to reach them otherwise.'
    : `You can also reach the people who run this server: ${contact}`;
}

/** Returns the last sentence of a removal notification, or '' without a contact. */
function contactSuffix(contact: string | null): string {
  return contact === null ? '' : ` To answer: ${contact}.`;
}

/** What a notification quotes of a text, so that its author recognizes it. */
const MAX_OPENING_LENGTH = 60;

/** Names of the kinds of targets, and of the sections that show them. */
export const THINGS: Readonly<Record<TargetKind, string>> = {
  post: 'post',
  comment: 'comment',
  resource: 'picture',
  feature_request: 'feature request',
  request_comment: 'comment',
};
const SECTIONS: Readonly<Record<TargetKind, string>> = {
  post: 'community',
  comment: 'community',
  resource: 'library',
  feature_request: 'feature requests',
  request_comment: 'feature requests',
};

/** Returns the privacy note in the report form. */
export function reportPromise(kind: ReportKind): string {
  return kind === 'resource'
    ? 'A person looks at it. Whoever uploaded it is not told who you are.'
    : 'A person reads it. The writer is not told who you are.';
}

/** Notification texts for the owner of a post, a comment or a picture. */
export const NOTIFICATIONS = {
  held: (kind: TargetKind) =>
    `Your ${THINGS[kind]} waits for a look before everybody sees it: some words ${kind === 'resource' ? 'with' : 'in'} it ask for one.`,
  reported: (kind: TargetKind) =>
    `Several members have reported your ${THINGS[kind]}. It is hidden until somebody has looked at it.`,
  removed: (kind: TargetKind, text: string, reason: HideReason, contact: string | null) =>
    `Your ${THINGS[kind]} “${openingOf(text, MAX_OPENING_LENGTH)}” was taken out of the ${SECTIONS[kind]}: ${HIDE_REASON_WORDS[reason]}.${contactSuffix(contact)}`,
  removedAll: (count: number, reason: HideReason, contact: string | null) =>
    `${count === 1 ? 'One thing' : `${count} things`} that you have shown to others ${count === 1 ? 'was' : 'were'} taken out for everybody: ${HIDE_REASON_WORDS[reason]}.${contactSuffix(contact)}`,
  restored: (kind: TargetKind) =>
    `Somebody has looked at your ${THINGS[kind]}: it is in the ${SECTIONS[kind]} for everybody to see.`,
} as const;

/** What became of a case, by the decision. */
export const CASE_DECIDED = {
  keep: 'Kept.',
  restore: 'Restored.',
  hide: 'Hidden.',
  delete: 'Deleted. It goes for good tomorrow.',
} as const;

/** What became of a piece that not everybody sees. */
export const PIECE_STATES = { waiting: 'Waiting for a look', hidden: 'Hidden' } as const;

/** What becomes of a piece that an admin hides on its own page, and undoes. */
export const PIECE_HIDDEN = 'Hidden. Its author reads why.';
const PIECE_VISIBLE = 'Undone. Everybody sees it again.';

/** What an Undo says of what was undone or restored before, such as in another tab: of one piece, and of a whole member. */
export const VISIBLE_BEFORE = 'There is nothing left to undo: this is visible again.';
export const ALL_VISIBLE_BEFORE =
  'There is nothing left to undo: what it hid is visible again, or was decided since.';

/** Returns what the page of a piece says of an Undo. */
export function pieceUndone({ wasVisible = false }: { wasVisible?: boolean }): string {
  return wasVisible ? VISIBLE_BEFORE : PIECE_VISIBLE;
}
