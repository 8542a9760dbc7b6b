import type { GenerationState } from './generation-state.ts';
import { STOPPED, STOPPED_WRITTEN } from './generator-words.ts';

type Props = { state: GenerationState; onShow: () => void };

/** One quiet line about what a stop left behind. */
export function StopNote({ state, onShow }: Props) {
  return (
    <output className="block empty:absolute">
      {state.phase === 'stopped' && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {state.post ? STOPPED_WRITTEN : STOPPED}
          {state.post && (
            <button type="button" className="button button-plain" onClick={onShow}>
              Show it
            </button>
          )}
        </p>
      )}
    </output>
  );
}
