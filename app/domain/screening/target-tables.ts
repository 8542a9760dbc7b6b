import type { TargetKind } from './report.ts';

/** Where the targets of each kind are: the table, the column of the text, and that of the id that its page has. */
export const TARGET_TABLES = {
  post: { table: 'posts', text: 'post', pageId: 'id' },
  comment: { table: 'comments', text: 'text', pageId: 'post_id' },
  resource: { table: 'resources', text: 'description', pageId: 'id' },
  feature_request: { table: 'feature_requests', text: 'text', pageId: 'id' },
  request_comment: { table: 'request_comments', text: 'text', pageId: 'request_id' },
} as const satisfies Record<TargetKind, { table: string; text: string; pageId: string }>;

const PLACES: Readonly<Record<TargetKind, (pageId: string) => string>> = {
  post: (id) => `/post/${id}`,
  comment: (postId) => `/post/${postId}#comments`,
  resource: (id) => `/resources?open=${id}`,
  feature_request: (id) => `/requests/${id}`,
  request_comment: (requestId) => `/requests/${requestId}#comments`,
};

/** Returns the address at which a visible target is read. `pageId`: see `TARGET_TABLES`. */
export function targetPlace(kind: TargetKind, pageId: string): string {
  return PLACES[kind](pageId);
}
