import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { countCases, listCase, listCases } from '../../domain/moderation/cases.server.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { Link } from '../../ui/links.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { EmptyPage } from '../site/empty-list.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/moderation-page';
import { CaseCard } from './case-card.tsx';

export const handle = {
  readers: 'admins',
  query: ['case', 'state', 'after'],
} satisfies RouteHandle;

/** Returns a page of open cases, with `?state=closed` of closed ones, or the one of `?case=`. */
export async function loader(args: Route.LoaderArgs) {
  const params = new URL(args.request.url).searchParams;
  const id = params.get('case');
  return readAsAdmin(args, async (services) => {
    const counts = await countCases(services);
    if (id !== null) {
      const cases = await listCase(services, id);
      const isOpen = cases[0]?.closedAt === null;
      return { cases, counts, next: null, isOpen, isFirst: true, isOne: true };
    }
    const isOpen = params.get('state') !== 'closed';
    const after = params.get('after');
    const page = await listCases(services, { isOpen, after });
    return { ...page, counts, isOpen, isFirst: after === null, isOne: false };
  });
}

/** Does not reload after an action: the case stays in the list with its undo button until the next navigation. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Moderation · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { cases, counts, next, isOpen, isFirst, isOne } = loaderData;
  const path = isOpen ? '/admin/moderation?' : '/admin/moderation?state=closed&';
  return (
    <>
      <PageTitle face="umbrella-0" about="What was reported, and what was held.">
        Moderation
      </PageTitle>
      <nav aria-label="Cases" className="count-links max-w-lg">
        <Link to="/admin/moderation" aria-current={isOpen ? 'page' : undefined} className="card">
          Waiting cases <span>{formatWholeNumber(counts.waiting)}</span>
        </Link>
        <Link
          to="/admin/moderation?state=closed"
          aria-current={isOpen ? undefined : 'page'}
          className="card"
        >
          Decided cases <span>{formatWholeNumber(counts.decided)}</span>
        </Link>
      </nav>
      {!isOpen && counts.decided > 0 && <Outcomes counts={counts} />}
      {cases.length === 0 && isOne && <EmptyState title="This case is gone." />}
      {cases.length === 0 &&
        !isOne &&
        (isOpen ? <NothingWaits /> : <NothingDecided waiting={counts.waiting} />)}
      <ul className="mt-6 grid max-w-3xl grid-cols-1 gap-6 xl:max-w-none">
        {cases.map((one) => (
          <li key={`${one.id} ${one.version}`}>
            <CaseCard one={one} />
          </li>
        ))}
      </ul>
      <Pager
        first={!isFirst && [path, 'From the start']}
        next={next !== null && [`${path}after=${next}`, 'Next cases']}
      />
    </>
  );
}

/** What became of all decided cases. */
function Outcomes({ counts }: { counts: Route.ComponentProps['loaderData']['counts'] }) {
  const { kept, hidden, deleted } = counts;
  const words = [
    [kept, 'kept'],
    [hidden, 'hidden'],
    [deleted, 'deleted'],
  ] as const;
  return (
    <p className="mt-3 flex min-h-11 items-center gap-x-5 text-muted">
      {words.map(([count, word]) => (
        <span key={word}>
          <span className="font-display text-xl font-semibold text-ink tabular-nums">
            {formatWholeNumber(count)}
          </span>{' '}
          {word}
        </span>
      ))}
    </p>
  );
}

function NothingWaits() {
  return (
    <EmptyPage
      faces={['mug', 'duck', 'plant']}
      sign="Agenda: none."
      title="Nothing is waiting."
      words="Reports of posts, comments and pictures come here, and what was held before it was shown. The community is behaving. Suspicious, but welcome."
    >
      <Link to="/admin/users" className="button button-plain">
        Look at the members
      </Link>
    </EmptyPage>
  );
}

function NothingDecided({ waiting }: { waiting: number }) {
  return (
    <EmptyPage
      faces={['briefcase', 'clock', 'cone']}
      sign="To be decided"
      title="Nothing has been decided yet."
      words="A case that you decide stays here."
      heading="With each of them"
      things={[
        ['The verdict', 'Kept, hidden, restored or deleted, and when.'],
        ['The reason', 'As its author and the public list of removals read it.'],
        ['A way back', 'Restore what was hidden, or decide again.'],
      ]}
    >
      {waiting > 0 && (
        <Link to="/admin/moderation" className="button button-primary">
          Look at what is waiting
        </Link>
      )}
    </EmptyPage>
  );
}
