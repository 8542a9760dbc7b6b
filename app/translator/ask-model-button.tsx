import { Sparkles, Square } from 'lucide-react';
import { useViewer } from '../auth/use-viewer.ts';
import { ASK_MODEL, ASKING_MODEL, COST } from './translator-words.ts';

type Props = { isWaiting: boolean; isOff: boolean; onAsk: () => void; onStop: () => void };

/** Has the model translate, and says beforehand what that costs. While it does, the same place stops it. */
export function AskModelButton({ isWaiting, isOff, onAsk, onStop }: Props) {
  const { kind } = useViewer();
  return (
    <div className="border-t border-line pt-5">
      <button
        type="button"
        disabled={!isWaiting && isOff}
        aria-describedby="model-cost"
        onClick={isWaiting ? onStop : onAsk}
        className="button button-plain"
      >
        {isWaiting ? <Square aria-hidden size={16} /> : <Sparkles aria-hidden size={18} />}
        {isWaiting ? 'Stop' : ASK_MODEL}
      </button>
      <p id="model-cost" className="mt-2 text-sm text-muted">
        {isWaiting ? ASKING_MODEL : COST[kind]}
      </p>
    </div>
  );
}
