import type { ReactNode } from 'react';
import type { AdminRow } from '../../domain/members/admin-store.server.ts';
import { listMembers, type MemberLine } from '../../domain/admin/members.server.ts';
import {
  COLUMNS,
  membersHref,
  type MemberSort,
  type MembersQuery,
  parseMembersQuery,
  sortedBy,
} from '../../domain/admin/members.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ArrowDown, ArrowUp, ChevronRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { letterTint } from './letter-tint.ts';
import { MemberSearch } from './member-search.tsx';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { PageTitle } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/users-page';

export const handle = {
  readers: 'admins',
  query: ['q', 'sort', 'dir', 'order', 'after', 'before', 'page'],
} satisfies RouteHandle;

/** Returns a page of members; empty when the query failed (docs/product.md §8: silent). */
export function loader(args: Route.LoaderArgs) {
  const query = parseMembersQuery(new URL(args.request.url).searchParams);
  return readAsAdmin(args, async (services) => {
    const listing = listMembers(services, query);
    const page = await orNull(services, listing, 'the members could not be listed');
    return { query, page: page ?? NO_MEMBERS };
  });
}

const NO_MEMBERS = {
  members: [],
  previous: null,
  next: null,
  total: null,
  pages: null,
  admins: [],
};

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  empty: (url) => ({ query: parseMembersQuery(url.searchParams), page: NO_MEMBERS }),
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Users · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { query, page } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  const { members, previous, next, total, pages, admins } = page;
  return (
    <>
      <PageTitle
        face="pigeon-1"
        about={
          total === null ? undefined : `${formatWholeNumber(total)} in all. Open one to see more.`
        }
      >
        Users
      </PageTitle>
      {isStale && <LoadFailure words="The members could not be loaded." />}
      <Admins admins={admins} />
      <MemberSearch query={query} />
      {members.length > 0 ? (
        <MemberTable members={members} query={query} />
      ) : (
        <EmptyState
          face="briefcase"
          title={
            next === null
              ? 'Nobody by that name or e-mail.'
              : 'Nobody yet: there are more to look through.'
          }
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        {members.length > 0 && (
          <p className="mt-6 text-sm text-muted">
            {pages !== null && query.page <= pages && (
              <strong className="block text-base font-semibold text-ink">
                Page {formatWholeNumber(query.page)} of {formatWholeNumber(pages)}
              </strong>
            )}
            <span>“Posts” counts what was ever written, a profile what is kept.</span>
          </p>
        )}
        <div className="grow">
          <Pager
            first={(query.after ?? query.before) !== null && [membersHref(query), 'First page']}
            previous={
              previous !== null && [
                membersHref(query, { before: previous, page: `${Math.max(1, query.page - 1)}` }),
                'Previous page',
              ]
            }
            next={
              next !== null && [
                membersHref(query, { after: next, page: `${query.page + 1}` }),
                members.length > 0 ? 'Next page' : 'Look further',
              ]
            }
          />
        </div>
      </div>
    </>
  );
}

/** Whom the owner link made admins. Their own pages take it back. */
function Admins({ admins }: { admins: readonly AdminRow[] }) {
  if (admins.length === 0) return null;
  return (
    <section aria-labelledby="admins" className="card mt-6 max-w-3xl p-4 sm:px-6">
      <h2 id="admins" className="font-sans text-base font-semibold">
        Admins by the owner link
      </h2>
      <ul>
        {admins.map(({ id, name, since, isDisabled }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Link to={`/admin/users/${id}`} className="inline-flex min-h-11 items-center link">
              {name}
            </Link>
            <span className="text-sm text-muted">
              since <LocalTime at={since} />
              {isDisabled && <span>, account disabled</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MemberTableProps = { members: readonly MemberLine[]; query: MembersQuery };

/** The table of docs/product.md §2, Users tab. On a phone each row is a card. */
function MemberTable({ members, query }: MemberTableProps) {
  return (
    <div className="card mt-6 px-4 pb-1 sm:px-6 md:pt-1">
      <table className="block w-full md:table">
        <thead className="hidden md:table-header-group">
          <tr className="border-b border-line text-sm">
            <Heading query={query} sort="name" label={COLUMNS.name} className="lg:w-[27%]" />
            <th scope="col" className="py-2 pe-4 text-start text-muted lg:w-[37%]">
              {COLUMNS.email}
            </th>
            <Heading query={query} sort="joined" label={COLUMNS.joined} />
            <Heading query={query} sort="login" label={COLUMNS.login} />
            <Heading query={query} sort="posts" label={COLUMNS.posts} isNumber />
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps = {
  query: MembersQuery;
  sort: MemberSort;
  label: string;
  isNumber?: boolean;
  className?: string;
};

function Heading({ query, sort, label, isNumber = false, className = '' }: HeadingProps) {
  const isChosen = query.sort === sort;
  const Arrow = query.direction === 'asc' ? ArrowUp : ArrowDown;
  const order = query.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isChosen ? order : undefined}
      className={`${isNumber ? 'pe-6.5 text-end' : 'pe-4 text-start'} ${className}`}
    >
      <Link
        to={membersHref(sortedBy(query, sort))}
        preventScrollReset
        state={{ keepsFocus: true }}
        className={`inline-flex min-h-11 min-w-11 items-center gap-1 rounded-control whitespace-nowrap ${isNumber ? 'justify-end' : ''} hover:text-primary hover:underline`}
      >
        {label}
        {isChosen && <Arrow aria-hidden size={16} />}
      </Link>
    </th>
  );
}

function MemberRow({ member }: { member: MemberLine }) {
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 last:border-0 hover:bg-tint md:table-row">
      <td className="block md:table-cell md:py-1 md:pe-4">
        <span className="flex items-center gap-3">
          <Avatar
            name={member.name}
            photoUrl={member.photoUrl}
            className={`size-10 text-base md:size-8 md:text-sm ${letterTint(member.id)}`}
          />
          <span className="min-w-0">
            <Link
              to={`/admin/users/${member.id}`}
              className="stretched-link inline-block min-h-6 font-semibold hover:underline md:max-lg:text-sm"
            >
              {member.name}
            </Link>
            {member.isDisabled && (
              <span className="ms-2 text-sm font-semibold text-bad">Disabled</span>
            )}
          </span>
        </span>
      </td>
      <td className="col-span-2 block ps-13 text-sm text-muted wrap-break-word md:table-cell md:ps-0 md:pe-4 lg:text-base">
        <Email text={member.email} />
      </td>
      <Fact label={COLUMNS.joined} className="ps-13">
        <LocalTime at={member.joined} />
      </Fact>
      <Fact label={COLUMNS.login} brief="Seen" className="max-md:text-end">
        <LocalTime at={member.lastLogin} asAge />
      </Fact>
      <Fact
        label={COLUMNS.posts}
        className={`col-start-2 row-start-1 self-center text-end ${member.posts === 0 ? 'text-muted' : 'font-semibold'}`}
        isNumber
      >
        {formatWholeNumber(member.posts)}
        <ChevronRight size={18} className="ms-2 inline align-[-3px] text-muted" />
      </Fact>
    </tr>
  );
}

type FactProps = {
  label: string;
  brief?: string;
  className?: string;
  isNumber?: boolean;
  children: ReactNode;
};

// A long address breaks between its parts.
function Email({ text }: { text: string }) {
  if (text === '') return <span>—</span>;
  return text.split(/(?<=[@.])/).map((part, index) => (
    <span key={index}>
      {part}
      <wbr />
    </span>
  ));
}

function Fact({ label, brief = label, className = '', isNumber = false, children }: FactProps) {
  return (
    <td
      className={`block text-sm whitespace-nowrap tabular-nums md:table-cell md:ps-0 lg:text-base ${isNumber ? 'md:text-end' : 'md:pe-4'} ${className}`}
    >
      <span className="font-normal text-muted md:hidden">{brief} </span>
      {children}
    </td>
  );
}
