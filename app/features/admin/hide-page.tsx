import { useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router';
import type { CaseChange } from '../../domain/admin/change-moderation.server.ts';
import { describeHideable, type HideChange } from '../../domain/admin/hide-targets.server.ts';
import { TARGET_KINDS } from '../../domain/screening/report.ts';
import { PIECE_HIDDEN, pieceUndone, THINGS } from '../../domain/screening/moderation-words.ts';
import { Link } from '../../ui/links.tsx';
import { StepsCard } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { feedMemory } from '../community/feed-memory.ts';
import { libraryMemory } from '../media-library/library-memory.ts';
import { casePath } from '../moderation/case-path.ts';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';
import { ReviewPicture } from '../moderation/review-picture.tsx';
import type { FormAnswer } from '../http/form-answer.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/hide-page';

export const handle = {
  readers: 'admins',
  query: ['attached', ...TARGET_KINDS],
} satisfies RouteHandle;

const paramsOf = ({ request }: { request: Request }) => new URL(request.url).searchParams;

/** Returns the target in the address, such as `?post={id}`. 404 for an unknown one. */
export const loader = (args: Route.LoaderArgs) =>
  readAsAdmin(args, async (services) => {
    const target = await describeHideable(services, paramsOf(args));
    return data({ target }, { status: target ? 200 : 404 });
  });

/** Reloads after an error too: another admin may have undone it. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.formMethod !== undefined || change.defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Hide · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function HidePage({ loaderData: { target } }: Route.ComponentProps) {
  return target ? <HideTarget key={`${target.kind} ${target.id}`} target={target} /> : <Gone />;
}

const STEPS = [
  ['It is out of sight', 'At once, for everybody. Nothing is deleted.'],
  ['Its author is told', 'With the reason that you choose. The page Removals says it too.'],
  ['You may take it back', 'With Undo, for a minute; after that in its case.'],
] as const;

type TargetProps = { target: NonNullable<Route.ComponentProps['loaderData']['target']> };

function HideTarget({ target }: TargetProps) {
  const fetcher = useFetcher<FormAnswer<HideChange | CaseChange>>();
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer?.ok) return;
    // The remembered lists still contain the target, or lack it after an undo.
    feedMemory.forget();
    libraryMemory.forget();
  }, [answer]);
  const thing = THINGS[target.kind];
  return (
    <div className="beside gap-y-6">
      <section aria-labelledby="hide" className="beside-main">
        <h2 id="hide" className="text-xl">
          {target.isHidden ? `This ${thing} is hidden` : `Hide this ${thing}?`}
        </h2>
        <div className="card mt-4 p-4 sm:p-6">
          {target.picture && <ReviewPicture {...target.picture} className="mb-3" />}
          <p dir="auto" className="break-words whitespace-pre-line">
            {target.text}
          </p>
          {!target.isHidden && (
            <fetcher.Form
              method="post"
              action={`/admin/hide/${target.kind}/${target.id}`}
              className="mt-5 grid gap-4 border-t border-line pt-5"
            >
              <HideReasonField isRequired />
              <button
                aria-disabled={fetcher.state !== 'idle' || undefined}
                className="button button-plain justify-self-start border-bad text-bad"
              >
                Hide it from everybody
              </button>
            </fetcher.Form>
          )}
        </div>
        {answer?.ok && (
          <output className="mt-4 block font-semibold">
            {answer.did === 'undo' ? pieceUndone(answer) : PIECE_HIDDEN}
          </output>
        )}
        {answer && !answer.ok && (
          <p role="alert" className="mt-4 font-medium text-bad">
            {answer.message}
          </p>
        )}
        {target.undoId !== null && (
          <fetcher.Form
            method="post"
            action={`/admin/decisions/${target.undoId}/undo`}
            className="mt-4"
          >
            <button className="button button-primary">Undo</button>
          </fetcher.Form>
        )}
        {target.isHidden && target.caseId !== null && (
          <p className="mt-4 text-muted">
            <span>{target.undoId === null ? '' : 'Undo works for a minute. '}</span>
            It can be restored in{' '}
            <Link to={casePath(target.caseId)} className="link">
              its case
            </Link>
            .
          </p>
        )}
        <p className="mt-6 flex flex-wrap gap-x-6">
          <Link to={target.place} className="inline-flex min-h-11 items-center link">
            Back to where it was
          </Link>
          <Link
            to={`/admin/users/${target.ownerId}`}
            className="inline-flex min-h-11 items-center link"
          >
            Its author
          </Link>
        </p>
      </section>
      <div className="beside-part xl:mt-10">
        <StepsCard id="hide-steps" title="What hiding does" steps={STEPS} />
      </div>
    </div>
  );
}

function Gone() {
  return (
    <section aria-labelledby="hide">
      <h2 id="hide" className="text-xl">
        There is nothing to hide here
      </h2>
      <p className="mt-3 text-muted">It is gone, or its author has taken it back.</p>
    </section>
  );
}
