import { LRUCache } from 'lru-cache';
import {
  type CommentSection,
  writeCommentSection,
} from '../../../comedy/comment-section/write-section.ts';
import { type ReportCard, reportCard } from '../../../comedy/devices/report-card.ts';

/** What the house thinks of a post: its score, and the first section of comments. */
export type HouseOpinions = { card: ReportCard; section: CommentSection };

/**
 * Judges a post for a page that is rendered with the result, so no limit counts it. Null for a grave or an empty text.
 */
export const houseOpinions = (text: string): HouseOpinions | null => known.memo(text).opinions;

// Judging takes 20 ms or more, on every page of a shared post that the page cache does not hold.
const known = new LRUCache<string, { opinions: HouseOpinions | null }>({
  max: 200,
  memoMethod: (text) => ({ opinions: judge(text) }),
});

function judge(text: string): HouseOpinions | null {
  const card = reportCard(text);
  const section = writeCommentSection(text);
  return section.comments.length === 0 || card.spared === 'grave' ? null : { card, section };
}
