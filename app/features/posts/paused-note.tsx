import { pausedWords } from '../../platform/http/error-words.ts';
import { useSwitches } from '../site/use-viewer.ts';

/** Why nothing is written at the moment. Nothing while writing goes on. */
export function PausedNote({ className = 'mt-4' }: { className?: string }) {
  const { pausedBecause } = useSwitches();
  if (pausedBecause === null) return null;
  return (
    <output className={`block border-s-4 border-accent ps-4 font-medium ${className}`}>
      {pausedWords(pausedBecause)}
    </output>
  );
}
