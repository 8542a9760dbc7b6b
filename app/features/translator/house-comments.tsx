import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

const Section = lazyPart(async () => (await import('./house-section.tsx')).HouseSection);

const MISSING = 'The comments could not be loaded. Try again in a moment.';

/** A button that unfolds what the house's own people say to a post. Nothing is loaded before it is pressed. */
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
        <MessagesSquare aria-hidden size={18} /> House comments
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
