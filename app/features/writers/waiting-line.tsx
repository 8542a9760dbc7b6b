import { type Waiting, waitingWords } from '../../domain/writers/writer.ts';

/** Says how many people are before this one in the line for the model. Empty where there is none. */
export function WaitingLine({ before }: Waiting) {
  return (
    <output className="mt-2 block text-sm text-muted empty:hidden">
      {waitingWords({ before })}
    </output>
  );
}
