import type { HouseOpinions } from '../../domain/translator/house-opinions.server.ts';
import { HouseSection } from './house-section.tsx';
import { ReportCardView } from './report-card-view.tsx';

type Props = { text: string; opinions: HouseOpinions; className: string };

/** The comments of the house on a post and its score, from the page data. */
export function HouseOpinionsView({ text, opinions, className }: Props) {
  return (
    <div className={`grid grid-cols-1 gap-4 ${className}`}>
      <HouseSection key={text} text={text} first={opinions.section} isOwn />
      <ReportCardView card={opinions.card} />
    </div>
  );
}
