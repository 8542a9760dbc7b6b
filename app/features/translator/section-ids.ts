/** The ids of two parts of React to a post, to which addresses lead. */
export const MEANING_ID = 'meaning';
export const COMMENTS_ID = 'comments';
