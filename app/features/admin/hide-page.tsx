import { useEffect } from 'react';
import {
  data,
  type FetcherWithComponents,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
} from 'react-router';
import type { CaseChange } from '../../domain/admin/change-moderation.server.ts';
import { describeHideable, type HideChange } from '../../domain/admin/hide-targets.server.ts';
import { TARGET_KINDS } from '../../domain/screening/report.ts';
import { PIECE_HIDDEN, pieceUndone, THINGS } from '../../domain/screening/moderation-words.ts';
import { FaceDrawing, Seated } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { BACK_TO_COMMUNITY } from '../site/back-to-community.ts';
import { PlainPage } from '../site/error-pages.tsx';
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
    <>
      <PageTitle
        face="umbrella-2"
        about={target.isHidden ? undefined : 'Read it once more. It can be taken back.'}
      >
        {target.isHidden ? `This ${thing} is hidden` : `Hide this ${thing}?`}
      </PageTitle>
      <div className="card mt-6 grid overflow-hidden max-sm:mt-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Piece target={target} />
        <div className="flex flex-col gap-5 p-5 sm:p-8">
          {target.isHidden ? (
            <Hidden target={target} />
          ) : (
            <HideForm target={target} fetcher={fetcher} />
          )}
          {answer?.ok && (
            <output className="block font-semibold">
              {answer.did === 'undo' ? pieceUndone(answer) : PIECE_HIDDEN}
            </output>
          )}
          {answer && !answer.ok && (
            <p role="alert" className="font-medium text-bad">
              {answer.message}
            </p>
          )}
          {target.undoId !== null && (
            <fetcher.Form method="post" action={`/admin/decisions/${target.undoId}/undo`}>
              <button className="button button-primary">Undo</button>
            </fetcher.Form>
          )}
        </div>
      </div>
    </>
  );
}

/** What is hidden, as everybody reads it, with the account that wrote it. */
function Piece({ target }: TargetProps) {
  const { owner, what, at } = target;
  return (
    <div className="boardroom flex flex-col justify-end px-4 pt-4 sm:px-8 sm:pt-8">
      <article className="card lg:my-auto">
        <header className="post-head">
          <FaceDrawing face={owner.face} className="size-12" />
          <div className="byline">
            <p dir="auto">{owner.name}</p>
            <p>
              <LocalTime at={at} asAge /> <span aria-hidden>·</span> {what}
            </p>
          </div>
        </header>
        <div className="px-4 pb-4 sm:px-6">
          {target.picture && <ReviewPicture {...target.picture} className="mb-4" />}
          <p dir="auto" className="text-lg break-words whitespace-pre-line">
            {target.text}
          </p>
        </div>
        <p className="border-t border-line px-2 py-1 sm:px-4">
          <Link to={`/admin/users/${target.ownerId}`} className="button button-quiet px-2">
            Its author
          </Link>
        </p>
      </article>
      <Seated
        faces={['cone', 'rock', 'note']}
        className="mt-5 *:size-16 lg:mb-11 lg:*:size-20 lg:[&>:nth-child(2)]:size-24"
      />
    </div>
  );
}

type FormProps = TargetProps & {
  fetcher: FetcherWithComponents<FormAnswer<HideChange | CaseChange>>;
};

/** The reason, what hiding does, and the button. */
function HideForm({ target, fetcher }: FormProps) {
  return (
    <fetcher.Form
      method="post"
      action={`/admin/hide/${target.kind}/${target.id}`}
      className="flex flex-1 flex-col gap-5"
    >
      <HideReasonField isRequired />
      <p className="text-pretty text-muted">
        Its author reads the reason, and so does everybody among the removals. Nothing is deleted:
        Undo works for a minute, and its case after that.
      </p>
      <div className="mt-auto grid gap-4">
        <button
          aria-disabled={fetcher.state !== 'idle' || undefined}
          className="button bg-bad text-surface"
        >
          Hide it from everybody
        </button>
        <Link to={target.place} className="button button-plain">
          Back to where it was
        </Link>
      </div>
    </fetcher.Form>
  );
}

function Hidden({ target: { caseId, undoId, place } }: TargetProps) {
  return (
    <>
      {caseId !== null && (
        <p>
          <span>{undoId === null ? '' : 'Undo works for a minute. '}</span>
          It can be restored in{' '}
          <Link to={casePath(caseId)} className="link">
            its case
          </Link>
          .
        </p>
      )}
      <Link to={place} className="button button-plain">
        Back to where it was
      </Link>
    </>
  );
}

function Gone() {
  return (
    <PlainPage
      faces={['rock']}
      sign="As you were."
      title="There is nothing to hide here"
      way={{ to: '/admin/moderation', label: 'See what is waiting' }}
      other={BACK_TO_COMMUNITY}
    >
      <p>
        It is gone, or its author has taken it back. Problems rarely solve themselves. This one did.
      </p>
    </PlainPage>
  );
}
