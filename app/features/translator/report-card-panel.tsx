import { Gauge } from 'lucide-react';
import { useState } from 'react';
import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { askReportCard, FAILED } from './ask-report-card.ts';

const Card = lazyPart(async () => (await import('./report-card-view.tsx')).ReportCardView);

type State =
  | { kind: 'closed' }
  | { kind: 'waiting' }
  | { kind: 'failed'; words: string }
  | { kind: 'open'; of: string; card: ReportCard };

/** A button that unfolds the report card of a post, once it is judged. A changed post is judged anew. */
export function ReportCardPanel({ text }: { text: string }) {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const judge = async () => {
    setState({ kind: 'waiting' });
    const answer = await askReportCard(text);
    if (answer.ok) setState({ kind: 'open', of: text, card: answer.card });
    else setState({ kind: 'failed', words: answer.words });
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
        <Gauge aria-hidden size={18} /> Cringe report card
      </button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {isOpen && (
          <Card card={state.card} onMissing={() => setState({ kind: 'failed', words: FAILED })} />
        )}
        {state.kind === 'failed' && <p className="mt-2 font-medium text-bad">{state.words}</p>}
      </div>
    </div>
  );
}
