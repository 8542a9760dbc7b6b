import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { Badges, ScoreNumber } from '../../ui/cringe-score.tsx';
import { More } from '../../ui/more.tsx';

/** What a post has been found guilty of: score and verdict, and on request a badge with the line for each device. */
export function ReportCardView({ card: { score, verdict, badges, spared } }: { card: ReportCard }) {
  return (
    <div className="card min-w-0 p-4 has-[details:not([open])]:pb-2 sm:p-6 sm:has-[details:not([open])]:pb-3.5">
      <div className="grid grid-cols-[auto_1fr] items-center">
        <h2 className="col-start-2 text-xl">Score</h2>
        {spared !== 'grave' && (
          <div className="row-span-2 row-start-1 me-5">
            <ScoreNumber score={score} className="text-4xl" />
          </div>
        )}
        <p className="col-start-2 mt-1.5 text-muted">{verdict}</p>
      </div>
      {badges.length > 0 && (
        <More label="The evidence">
          <div className="mt-3">
            <Badges found={badges.map(({ does, ...badge }) => ({ ...badge, truth: does }))} />
          </div>
        </More>
      )}
    </div>
  );
}
