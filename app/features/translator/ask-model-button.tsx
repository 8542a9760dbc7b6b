import { Sparkles, Square } from 'lucide-react';
import { useViewer } from '../../ui/use-viewer.ts';
import {
  ASK_MODEL,
  ASKING_MODEL,
  COST,
  TOO_LONG_FOR_MODEL,
} from '../../domain/writing/translator-words.ts';

type Props = {
  isWaiting: boolean;
  isOff: boolean;
  isTooLong: boolean;
  onAsk: () => void;
  onStop: () => void;
};

/** Has the model translate, and says beforehand what that costs. While it does, the same place stops it. */
export function AskModelButton({ isWaiting, isOff, isTooLong, onAsk, onStop }: Props) {
  const { kind } = useViewer();
  const cost = isTooLong ? TOO_LONG_FOR_MODEL : COST[kind];
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
        {isWaiting ? ASKING_MODEL : cost}
      </p>
    </div>
  );
}
