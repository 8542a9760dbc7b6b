import { useEffect, useState } from 'react';
import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { HouseComments } from '../translator/house-comments.tsx';
import { askReportCard } from '../translator/ask-report-card.ts';
import { ReportCardView } from '../translator/report-card-view.tsx';

type State = { card: ReportCard } | { fault: string } | null;

const MOST_SHOWN = 280;

/** A text that was brought here, and what it is guilty of. */
export function JudgedSelection({ text }: { text: string }) {
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const answer = await askReportCard(text);
      if (isHere) setState(answer.ok ? { card: answer.card } : { fault: answer.words });
    })();
    return () => {
      isHere = false;
    };
  }, [text]);
  return (
    <section aria-label="What was judged" aria-busy={state === null} className="mt-8 max-w-[680px]">
      <blockquote dir="auto" className="border-s-2 border-accent ps-4 break-words text-muted">
        {text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()} …` : text}
      </blockquote>
      <div aria-live="polite" className="mt-5">
        {state && 'card' in state && <ReportCardView card={state.card} />}
        {state && 'fault' in state && <p className="font-medium text-bad">{state.fault}</p>}
      </div>
      {state && 'card' in state && state.card.spared !== 'grave' && (
        <HouseComments key={text} text={text} />
      )}
    </section>
  );
}
