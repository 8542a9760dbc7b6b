import type { ReactNode } from 'react';
import { TitledCard } from '../../ui/page-header.tsx';
import { progressWords, type Trial, type TrialPost } from './use-trial.ts';

type Props = {
  trial: Trial;
  onStop: () => void;
  /** The buttons that take the model, once it has written. */
  children: ReactNode;
};

/** Three posts, by the house and by a model side by side, with how long each took. */
export function TrialCard({ trial, onStop, children }: Props) {
  const { model, posts, end, error } = trial;
  const isOver = end !== null || error !== null;
  return (
    <TitledCard id="trial" title={`Trying ${model}`}>
      <output
        className={`mt-2 block text-sm ${error === null ? 'text-muted' : 'font-medium text-bad'}`}
      >
        {progressWords(trial)}
      </output>
      <ol className="mt-4 divide-y divide-line">
        {posts.map((post) => (
          <TrialRow key={post.situation} post={post} />
        ))}
      </ol>
      {end?.isSlow && (
        <p className="mt-4 font-medium">
          The middle one of the three took over 45 seconds, or did not come. First posts are better
          left to the house: it answers at once, and the model writes what is asked for again.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {end !== null && end.written > 0 && children}
        <button type="button" onClick={onStop} className="button button-quiet">
          {isOver ? 'Close' : 'Stop'}
        </button>
      </div>
    </TitledCard>
  );
}

function TrialRow({ post }: { post: TrialPost }) {
  const { situation, house, houseTime, text, first, whole, failure } = post;
  const times =
    first === null || whole === null
      ? null
      : `First word after ${seconds(first)}, whole after ${seconds(whole)}.`;
  return (
    <li className="py-4">
      <h3 className="font-semibold" dir="auto">
        {situation}
      </h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side name="The house" text={house} note={`Whole after ${seconds(houseTime)}.`} />
        <Side name="The model" text={text} note={failure ?? times ?? 'Writing …'} />
      </div>
    </li>
  );
}

function Side({ name, text, note }: { name: string; text: string; note: string }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h4 className="text-sm font-semibold text-muted">{name}</h4>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {text}
      </p>
      <p className="mt-2 text-sm text-muted tabular-nums">{note}</p>
    </section>
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
