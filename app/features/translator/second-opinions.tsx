import { Gauge, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The buttons for the score and the house's comments, each with its panel. */
export function SecondOpinions({ text }: { text: string }) {
  return (
    <div className="mt-4 grid grid-flow-dense grid-cols-2 gap-3 *:contents noscript:hidden [&>*>*]:col-span-full [&>*>button]:col-span-1 [&>*>button]:px-2 max-sm:[&>*>button]:text-sm">
      <ReportCardPanel text={text} />
      <HouseComments text={text} />
    </div>
  );
}

const Card = lazyPart(async () => (await import('./report-card-view.tsx')).ReportCardView);

type ReportCardState =
  | { kind: 'closed' }
  | { kind: 'waiting' }
  | { kind: 'failed'; words: string }
  | { kind: 'open'; of: string; card: ReportCard };

/** A button that loads and shows the score of a post. Another text needs another request. */
export function ReportCardPanel({ text }: { text: string }) {
  const [state, setState] = useState<ReportCardState>({ kind: 'closed' });
  const judge = async () => {
    setState({ kind: 'waiting' });
    const result = await requestReportCard(text);
    if (result.ok) setState({ kind: 'open', of: text, card: result.data });
    else setState({ kind: 'failed', words: result.title ?? REPORT_CARD_FAILED });
  };
  const isOpen = state.kind === 'open' && state.of === text;
  const press = () => {
    if (isOpen) setState({ kind: 'closed' });
    else if (state.kind !== 'waiting') void judge();
  };
  return (
    <div className="mt-4">
      <button
        type="button"
        aria-disabled={state.kind === 'waiting' || undefined}
        aria-expanded={isOpen}
        onClick={press}
        className="button button-plain"
      >
        <Gauge aria-hidden size={18} /> Score
      </button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {isOpen && (
          <Card
            card={state.card}
            onMissing={() => setState({ kind: 'failed', words: REPORT_CARD_FAILED })}
          />
        )}
        {state.kind === 'failed' && <p className="mt-2 font-medium text-bad">{state.words}</p>}
      </div>
    </div>
  );
}

export const REPORT_CARD_FAILED = 'The score did not come. The post is as it was.';

/** Requests the report card of a text. */
function requestReportCard(text: string) {
  return requestJson<ReportCard>('/api/report-cards', { method: 'POST', json: { text } });
}

const Section = lazyPart(async () => (await import('./house-section.tsx')).HouseSection);

const MISSING = 'The comments could not be loaded. Try again in a moment.';

/** A button that loads and shows the house's comments on a post. */
export function HouseComments({ text }: { text: string }) {
  const [state, setState] = useState<'folded' | 'open' | 'missing'>('folded');
  return (
    <div className="mt-4 noscript:hidden">
      <button
        type="button"
        aria-expanded={state === 'open'}
        onClick={() => setState(state === 'open' ? 'folded' : 'open')}
        className="button button-plain"
      >
        <MessagesSquare aria-hidden size={18} /> Comments
      </button>
      {state === 'open' && <Section key={text} text={text} onMissing={() => setState('missing')} />}
      {state === 'missing' && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {MISSING}
        </p>
      )}
    </div>
  );
}
