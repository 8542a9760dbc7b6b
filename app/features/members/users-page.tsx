import { type ReactNode } from 'react';
import { Form } from 'react-router';
import type { AdminRow } from '../../domain/members/admin-store.server.ts';
import { listMembers, type MemberLine } from '../../domain/admin/members.server.ts';
import {
  COLUMNS,
  membersHref,
  type MemberSort,
  type MembersQuery,
  parseMembersQuery,
  SEARCH_PLACEHOLDER,
  sortedBy,
} from '../../domain/admin/members.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { filledFields, useFilterForm } from '../../ui/filter-form.ts';
import { ArrowDown, ArrowUp } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/users-page';

export const handle = {
  readers: 'admins',
  query: ['q', 'sort', 'dir', 'after', 'before'],
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

const NO_MEMBERS = { members: [], previous: null, next: null, total: null, admins: [] };

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
  const { members, previous, next, total, admins } = page;
  return (
    <section aria-labelledby="users">
      <h2 id="users" className="text-xl">
        Users
        {total !== null && (
          <span className="ms-2 font-sans text-base font-normal text-muted">
            {formatWholeNumber(total)} in all
          </span>
        )}
      </h2>
      {isStale && <LoadFailure words="The members could not be loaded." />}
      <Admins admins={admins} />
      <Search key={`${query.sort} ${query.direction}`} query={query} />
      {members.length > 0 ? (
        <MemberTable members={members} query={query} />
      ) : (
        <EmptyState
          title={
            next === null
              ? 'Nobody by that name or e-mail.'
              : 'Nobody yet: there are more to look through.'
          }
        />
      )}
      <Pager
        first={(query.after ?? query.before) !== null && [membersHref(query), 'First page']}
        previous={previous !== null && [membersHref(query, { before: previous }), 'Previous page']}
        next={
          next !== null && [
            membersHref(query, { after: next }),
            members.length > 0 ? 'Next page' : 'Look further',
          ]
        }
      />
    </section>
  );
}

/** Whom the owner link made admins. Their own pages take it back. */
function Admins({ admins }: { admins: readonly AdminRow[] }) {
  if (admins.length === 0) return null;
  return (
    <section aria-labelledby="admins" className="card mt-4 max-w-3xl p-4">
      <h3 id="admins" className="font-sans text-base font-semibold">
        Admins by the owner link
      </h3>
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

function Search({ query }: { query: MembersQuery }) {
  const send = useFilterForm('/admin/users', (form) => filledFields(form));
  return (
    <search>
      <Form
        {...send.form}
        className="mt-4 flex flex-wrap gap-3"
        onChange={({ currentTarget }) => send.soon(currentTarget)}
      >
        <input type="hidden" name="sort" value={query.sort} />
        <input type="hidden" name="dir" value={query.direction} />
        <input
          type="search"
          name="q"
          aria-label="Search users"
          placeholder={SEARCH_PLACEHOLDER}
          defaultValue={query.search}
          maxLength={100}
          className="field max-w-md flex-1"
        />
        <button className="button button-plain">Search</button>
      </Form>
    </search>
  );
}

type MemberTableProps = { members: readonly MemberLine[]; query: MembersQuery };

/** The table of docs/product.md §2, Users tab. On a phone each row is a card. */
function MemberTable({ members, query }: MemberTableProps) {
  return (
    <div className="card mt-6 px-4 py-1 sm:px-6">
      <table className="block w-full md:table">
        <thead className="block md:table-header-group">
          <tr className="flex flex-wrap gap-x-3 border-line text-sm border-b max-md:before:w-full max-md:before:pt-3 max-md:before:text-muted max-md:before:content-['Sort_by'] md:table-row">
            <Heading query={query} sort="name" label={COLUMNS.name} />
            <th scope="col" className="py-2 pe-4 text-start text-muted max-md:sr-only">
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

type HeadingProps = { query: MembersQuery; sort: MemberSort; label: string; isNumber?: boolean };

function Heading({ query, sort, label, isNumber = false }: HeadingProps) {
  const isChosen = query.sort === sort;
  const Arrow = query.direction === 'asc' ? ArrowUp : ArrowDown;
  const order = query.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isChosen ? order : undefined}
      className={`pe-2 text-start ${isNumber ? 'md:pe-0 md:text-end' : 'md:pe-4'}`}
    >
      <Link
        to={membersHref(sortedBy(query, sort))}
        preventScrollReset
        state={{ keepsFocus: true }}
        className="inline-flex min-h-11 min-w-11 items-center gap-1 whitespace-nowrap link"
      >
        {label}
        {isChosen && <Arrow aria-hidden size={16} />}
      </Link>
    </th>
  );
}

function MemberRow({ member }: { member: MemberLine }) {
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 last:border-0 hover:bg-tint md:table-row">
      <td className="block md:table-cell md:py-3 md:pe-4">
        <span className="flex items-center gap-3">
          <Avatar name={member.name} photoUrl={member.photoUrl} />
          <span className="min-w-0">
            <Link
              to={`/admin/users/${member.id}`}
              className="font-semibold link md:max-lg:text-sm after:absolute after:inset-0"
            >
              {member.name}
            </Link>
            {member.isDisabled && (
              <span className="ms-2 text-sm font-semibold text-bad">Disabled</span>
            )}
          </span>
        </span>
      </td>
      <td className="col-span-2 block ps-12 text-sm wrap-break-word md:table-cell md:ps-0 md:pe-4 lg:text-base">
        <Email text={member.email} />
      </td>
      <Fact label={COLUMNS.joined} className="ps-12">
        <LocalTime at={member.joined} />
      </Fact>
      <Fact label={COLUMNS.login} brief="Seen" className="max-md:text-end">
        {/* Beside the day of joining a phone has no room for a second date. */}
        <span className="md:hidden">
          <LocalTime at={member.lastLogin} asAge />
        </span>
        <span className="max-md:hidden">
          <LocalTime at={member.lastLogin} />
        </span>
      </Fact>
      <Fact label={COLUMNS.posts} className="col-start-2 row-start-1 self-center text-end" isNumber>
        {formatWholeNumber(member.posts)}
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
      <span className="text-muted md:hidden">{brief} </span>
      {children}
    </td>
  );
}
