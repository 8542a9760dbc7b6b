import { Gauge } from 'lucide-react';
import { useState } from 'react';
import type { ReportCard } from '../../comedy/devices/report-card.ts';
import { later } from '../ui/later.tsx';

const Card = later(async () => (await import('./report-card-view.tsx')).ReportCardView);

const FAILED = 'The report card could not be written. The post is as it was.';

type State =
  | { kind: 'closed' }
  | { kind: 'waiting' }
  | { kind: 'failed'; words: string }
  | { kind: 'open'; of: string; card: ReportCard };

/** A button that has a post judged, and the report card once it is there. A changed post is judged anew. */
export function ReportCardPanel({ text }: { text: string }) {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const judge = async () => {
    setState({ kind: 'waiting' });
    try {
      const response = await fetch('/api/report-cards', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      const body = (await response.json()) as ReportCard & { title?: string };
      if (response.ok) setState({ kind: 'open', of: text, card: body });
      else setState({ kind: 'failed', words: body.title ?? FAILED });
    } catch {
      setState({ kind: 'failed', words: FAILED });
    }
  };
  const isOpen = state.kind === 'open' && state.of === text;
  return (
    <div className="mt-4">
      {!isOpen && (
        <button
          type="button"
          aria-disabled={state.kind === 'waiting' || undefined}
          onClick={() => state.kind !== 'waiting' && void judge()}
          className="button button-plain"
        >
          <Gauge aria-hidden size={18} /> Cringe report card
        </button>
      )}
      <div aria-live="polite" className="empty:hidden">
        {isOpen && (
          <Card card={state.card} onMissing={() => setState({ kind: 'failed', words: FAILED })} />
        )}
        {state.kind === 'failed' && <p className="mt-2 font-medium text-bad">{state.words}</p>}
      </div>
    </div>
  );
}
