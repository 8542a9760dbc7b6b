/** What a page brings along for the field of comments, in the browser's history. */
export type CommentDraft = { comment: string };

/** The text that was brought along; empty for anything else. */
export function readCommentDraft(state: unknown): string {
  const { comment } = (state ?? {}) as Partial<CommentDraft>;
  return typeof comment === 'string' ? comment : '';
}
