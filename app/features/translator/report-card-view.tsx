import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { Badges, Score } from '../../ui/cringe-score.tsx';

/** What a post has been found guilty of: score, verdict, and a badge with the line for each device. */
export function ReportCardView({ card: { score, verdict, badges, spared } }: { card: ReportCard }) {
  return (
    <div className="card grid min-w-0 grid-cols-1 gap-5 p-4 sm:p-6">
      <h2 className="text-xl">Score</h2>
      {spared === 'grave' ? (
        <p className="text-muted">{verdict}</p>
      ) : (
        <Score score={score} verdict={verdict} />
      )}
      {badges.length > 0 && (
        <Badges found={badges.map(({ does, ...badge }) => ({ ...badge, truth: does }))} />
      )}
    </div>
  );
}
