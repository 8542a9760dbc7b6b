import { cleanComment } from '../community/comment.ts';

/** How long a request may be, in characters and in lines; and what is said to a rejected one. */
export const LONGEST_REQUEST = 1000;
export const LONGEST_REASON = 500;
const MOST_LINES = 30;

/** docs/product.md §4, Feature request status: decided once, by an admin. */
export const STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof STATUSES)[number];

/**
 * A request as members see it. `createdAt` in epoch milliseconds; `hasVoted` and `isOwn` are for whoever asked;
 * `reason` is what an admin has written to a rejected one.
 */
export type FeatureRequest = {
  id: string;
  text: string;
  status: RequestStatus;
  reason: string | null;
  votes: number;
  comments: number;
  createdAt: number;
  hasVoted: boolean;
  isOwn: boolean;
};

/** A page of requests, and where the next one begins. */
export type RequestsPage = { requests: FeatureRequest[]; next: string | null };

/** What somebody has said to a request. Oldest first they read as a conversation. */
export type RequestComment = {
  id: string;
  text: string;
  authorName: string;
  createdAt: number;
  isOwn: boolean;
  mayDelete: boolean;
};

/** A page of comments, and where the next one begins. */
export type RequestCommentsPage = { comments: RequestComment[]; next: string | null };

/** A request made safe to print: no hidden characters, no room to spare. Its lines stay. */
export function cleanRequest(text: string): string {
  return cleanComment(text);
}

/** What is wrong with a clean request, in words for whoever wrote it; null when nothing is. */
export function requestFault(text: string): string | null {
  if (text === '') return 'A request needs at least one word.';
  return sizeFault('request', text, LONGEST_REQUEST);
}

/** The same for what an admin writes to a rejected request. */
export function reasonFault(text: string): string | null {
  return sizeFault('reason', text, LONGEST_REASON);
}

function sizeFault(name: string, text: string, most: number): string | null {
  if (text.length > most) return `The ${name} is too long: ${most} characters at most.`;
  return text.split('\n').length > MOST_LINES
    ? `The ${name} is too tall: ${MOST_LINES} lines at most.`
    : null;
}

/** Whether a request can be voted for: a rejected one is over. */
export function isVotable({ status }: Pick<FeatureRequest, 'status'>): boolean {
  return status !== 'rejected';
}
