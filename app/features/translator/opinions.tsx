import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import { HouseSection } from './house-section.tsx';
import { ReportCardView } from './report-card-view.tsx';
import { useAnswer } from './use-answer.ts';
import { IdCard, RefreshCw } from '../../ui/icons/icons.tsx';

/** The score of a text, while it is typed. */
export function LiveScore({ text }: { text: string }) {
  const { data, error, isWaiting, isLost, retry } = useAnswer<ReportCard>({
    path: '/api/report-cards',
    body: { text },
    failed: 'The score did not come. The post is as it was.',
  });
  return (
    <>
      <div aria-live="polite" aria-busy={isWaiting} className={isWaiting ? 'opacity-60' : ''}>
        {data && <ReportCardView card={data} />}
        {data && data.spared !== 'grave' && data.spared !== 'empty' && <MakeCard text={text} />}
        {error !== null && <p className="font-medium text-bad">{error}</p>}
        {!data && error === null && (
          <p className="card p-4 text-muted sm:p-6">
            Paste a post. It is scored from 0 to 100, and told what it did, line by line.
          </p>
        )}
      </div>
      {isLost && (
        <button type="button" onClick={retry} className="button button-plain mt-3">
          <RefreshCw size={18} /> Try again
        </button>
      )}
    </>
  );
}

/** Sends the text for a card with what the house says of it, which has nothing of the text. */
function MakeCard({ text }: { text: string }) {
  return (
    <Form method="post" action="/translate/card" className="mt-4 flex flex-wrap items-center gap-4">
      <input type="hidden" name="text" value={text} />
      <button className="button button-primary">
        <IdCard size={18} /> Make a card
      </button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        A picture and a link: score, verdict and three comments. The post and its writer are left
        out.
      </p>
    </Form>
  );
}

const SETTLED_MS = 600;

/** The comments of the house on a text, once it has not changed for a moment. */
export function LiveComments({ text }: { text: string }) {
  const typed = text.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if (settled !== '' && settled.length <= MAX_TEXT_LENGTH) {
    return <HouseSection key={settled} text={settled} />;
  }
  return (
    <p className="card p-4 text-muted sm:p-6">
      Paste a post. Eight people who do not exist will comment on it.
    </p>
  );
}
