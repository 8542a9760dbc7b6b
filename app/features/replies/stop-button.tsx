import { Square } from 'lucide-react';

/** Ends the waiting for replies. */
export function StopButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="button button-plain">
      <Square aria-hidden size={16} /> Stop
    </button>
  );
}
