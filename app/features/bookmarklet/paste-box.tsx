import { Gauge } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useHydrated } from '../../ui/hydration.ts';
import { JudgedSelection } from './judged-selection.tsx';

/** A post that is at hand already: pasted, it gets its report card here. Nothing of it is kept. */
export function PasteBox() {
  const isReady = useHydrated();
  const [judged, setJudged] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('post');
    const found = typeof text === 'string' ? text.trim() : '';
    setIsEmpty(found === '');
    setJudged(found);
  };
  return (
    <section aria-labelledby="paste" className="mt-8 max-w-[680px]">
      <form onSubmit={submit} className="card grid grid-cols-1 gap-4 p-5 sm:p-6">
        <h2 id="paste" className="text-xl">
          Cringe report card
        </h2>
        <label htmlFor="paste-post" className="text-muted">
          Paste a post. It is scored from 0 to 100, and told what it did, line by line.
        </label>
        <textarea id="paste-post" name="post" rows={5} dir="auto" className="field" />
        <button
          type="submit"
          disabled={!isReady}
          className="button button-primary justify-self-start"
        >
          <Gauge aria-hidden size={18} /> Judge it
        </button>
        <p role="alert" className="font-medium text-bad empty:hidden">
          {isEmpty && 'There is nothing to judge yet.'}
        </p>
        <noscript>
          <p className="text-sm text-muted">Judging a post here needs JavaScript.</p>
        </noscript>
      </form>
      {judged !== '' && <JudgedSelection key={judged} text={judged} />}
    </section>
  );
}
