import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listCase, listCases } from '../../domain/moderation/cases.server.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { Link } from '../../ui/links.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { EmptyPage } from '../site/empty-list.tsx';
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
  if (id !== null) {
    const cases = await readAsAdmin(args, (services) => listCase(services, id));
    const isOpen = cases[0]?.closedAt === null;
    return { cases, next: null, isOpen, isFirst: true, isOne: true };
  }
  const isOpen = params.get('state') !== 'closed';
  const after = params.get('after');
  const page = await readAsAdmin(args, (services) => listCases(services, { isOpen, after }));
  return { ...page, isOpen, isFirst: after === null, isOne: false };
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
  const { cases, next, isOpen, isFirst, isOne } = loaderData;
  const path = isOpen ? '/admin/moderation?' : '/admin/moderation?state=closed&';
  return (
    <section aria-labelledby="queue">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="queue" className="text-xl">
          {isOpen ? 'Waiting for a look' : 'Decided'}
        </h2>
        <Link
          to={isOpen ? '/admin/moderation?state=closed' : '/admin/moderation'}
          className="button button-quiet -me-[12px]"
        >
          {isOpen ? 'Decided cases' : 'Waiting cases'}
        </Link>
      </div>
      {cases.length === 0 && isOne && <EmptyState title="This case is gone." />}
      {cases.length === 0 && !isOne && (isOpen ? <NothingWaits /> : <NothingDecided />)}
      <ul className="mt-4 grid max-w-3xl grid-cols-1 gap-6 xl:max-w-none">
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
    </section>
  );
}

function NothingWaits() {
  return (
    <EmptyPage
      title="Nothing is waiting."
      words="The community is behaving. Suspicious, but welcome."
      heading="What comes here"
      things={[
        ['Reports', 'From the menu of any post, comment or picture, with an account or without.'],
        ['What was held', 'It is shown to nobody else until an admin has had a look.'],
      ]}
    >
      <Link to="/admin/users" className="button button-plain">
        Look at the members
      </Link>
    </EmptyPage>
  );
}

function NothingDecided() {
  return (
    <EmptyPage
      title="Nothing has been decided yet."
      words="Reports, and what was held, end up here once somebody has had a look."
      heading="What is kept of a case"
      things={[
        ['What it was about', 'The text or the picture, and what was reported.'],
        ['The decision', 'Shown or hidden, with the reason that its author reads.'],
        ['A way back', 'What was hidden can be restored.'],
      ]}
    />
  );
}
