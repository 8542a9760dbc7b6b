import {
  type HouseComment,
  writeCommentSection,
} from '../../../comedy/comment-section/write-section.ts';
import { type ReportCard, reportCard } from '../../../comedy/devices/report-card.ts';

export type ShownComment = Pick<
  HouseComment,
  'key' | 'label' | 'name' | 'headline' | 'text' | 'likes' | 'answers'
>;
export type ShownSection = {
  spared: 'grave' | 'foreign' | 'empty' | null;
  comments: readonly ShownComment[];
};

/** What the house thinks of a post: its score, and the first section of comments. */
export type HouseOpinions = { card: ReportCard; section: ShownSection };

/**
 * Judges a post for a page that is rendered with the result, so no limit counts it. Null for a grave or an empty text.
 */
export function houseOpinions(text: string): HouseOpinions | null {
  const card = reportCard(text);
  const { spared, comments } = writeCommentSection(text);
  if (comments.length === 0 || card.spared === 'grave') return null;
  const shown = comments.map(({ key, label, name, headline, text: said, likes, answers }) => {
    return { key, label, name, headline, text: said, likes, answers };
  });
  return { card, section: { spared, comments: shown } };
}
