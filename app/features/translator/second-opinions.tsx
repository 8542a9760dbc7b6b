import { ReportCardPanel } from './report-card-panel.tsx';
import { HouseComments } from './house-comments.tsx';

/** What others make of a post: the report card and the house's comments, two equal buttons in a row, each unfolding below it. */
export function SecondOpinions({ text }: { text: string }) {
  return (
    <div className="mt-4 grid grid-flow-dense grid-cols-2 gap-3 *:contents noscript:hidden [&>*>*]:col-span-full [&>*>button]:col-span-1 [&>*>button]:px-2 max-sm:[&>*>button]:text-sm">
      <ReportCardPanel text={text} />
      <HouseComments text={text} />
    </div>
  );
}
