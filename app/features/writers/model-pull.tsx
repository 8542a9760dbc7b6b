import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { SECOND_MS } from '../../platform/time/time-units.ts';
import { Link } from '../../ui/links.tsx';
import { ProgressBar } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { gigabytes } from '../../platform/text/gigabytes.ts';
import { WriterForm } from './writer-form.tsx';

type Pull = NonNullable<WriterChoices['pull']>;

/** A model that Ollama fetches, with one bar for all of it, and the way to go on or to end it. */
export function ModelPull({ pull, mayChoose }: { pull: Pull; mayChoose: boolean }) {
  const { model, origin, done, total, isRunning, failure } = pull;
  const percent = Math.min(100, (100 * done) / total);
  const share = `${gigabytes(done)} of ${gigabytes(total)}`;
  return (
    <section aria-label={`Fetching ${model}`} className="mt-4">
      <h4 className="font-semibold break-words">
        {isRunning ? `Fetching ${model}` : `${model} is not here yet`}
      </h4>
      <div className="mt-2">
        <ProgressBar value={percent} label={`Fetching ${model}`} />
        <p className="mt-1 text-sm text-muted tabular-nums">{share}</p>
      </div>
      <output className="mt-2 block font-medium text-bad empty:hidden">
        {failure && `It stopped: ${failure}.${done > 0 ? ' What is here is kept.' : ''}`}
      </output>
      {isRunning && (
        <noscript>
          <p className="mt-2 text-muted">
            It goes on while this page is closed.{' '}
            <Link to={WRITER_PAGE} className="font-semibold text-primary underline">
              How far is it now?
            </Link>
          </p>
        </noscript>
      )}
      {mayChoose && (
        <div className="mt-3 flex flex-wrap gap-3">
          {!isRunning && <WriterForm to="pull" fields={{ at: origin, model }} label="Go on" />}
          <WriterForm to="pull/cancel" label="Cancel" kind="button-plain" />
        </div>
      )}
    </section>
  );
}

type Followed = Pick<WriterChoices, 'active' | 'pull' | 'engines' | 'box'>;

/** How often it is looked whether a model was installed in the box. */
const LOOK_MS = 5 * SECOND_MS;

/** Keeps the page up to date while a model is fetched, loaded or may be installed, and says when a fetched one is here. */
export function useFollowedModels({ active, pull, engines, box }: Followed): void {
  const { revalidate, state } = useRevalidator();
  const notify = useNotify();
  const isRunning = pull?.isRunning === true;
  const isFollowed = isRunning || active?.isLoading === true;
  const isAwaited = box.installed === null && box.refusal === null;
  const every = isFollowed ? SECOND_MS : isAwaited ? LOOK_MS : null;
  useEffect(() => {
    if (every === null || state !== 'idle') return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [every, state, revalidate]);

  const last = useRef<string>(undefined);
  const model = isRunning ? pull.model : undefined;
  const sayArrival = useEffectEvent((fetched: string) => {
    const isHere = engines.some(({ models }) => models.some((one) => one.model === fetched));
    if (pull === null && isHere) notify('good', `${fetched} is here.`);
  });
  useEffect(() => {
    if (model === undefined && last.current !== undefined) sayArrival(last.current);
    last.current = model;
  }, [model]);
}

type Suggested = NonNullable<WriterChoices['suggested']>;

/** What an Ollama without a model could fetch. */
export function Suggestions({
  suggested,
  mayChoose,
}: {
  suggested: Suggested;
  mayChoose: boolean;
}) {
  const { origin, free, models } = suggested;
  if (models.length === 0) {
    return (
      <p className="mt-3 max-w-[60ch]">
        {gigabytes(free)} of memory are free, too little for a model that writes well.
      </p>
    );
  }
  return (
    <>
      <p className="mt-3 max-w-[60ch]">
        {`${gigabytes(free)} of memory are free. These fit, and Ollama can fetch them:`}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {models.map(({ model, name, size, words }) => (
          <li key={model} className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center">
            <div className="min-w-0 flex-1">
              <p>
                <span className="font-medium">{name}</span>{' '}
                <span className="text-muted tabular-nums">{gigabytes(size)}</span>
              </p>
              <p className="text-muted">{words}</p>
            </div>
            {mayChoose && (
              <WriterForm to="pull" fields={{ at: origin, model }} label="Fetch it" name={name} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
