import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import {
  COLUMNS,
  type MemberLine,
  membersHref,
  type MemberSort,
  type MembersQuery,
  sortedBy,
} from '../../domain/admin/members.ts';
import { wholeNumber } from '../../domain/admin/overview.ts';

type Props = { members: readonly MemberLine[]; ask: MembersQuery };

/** docs/product.md §2, Users tab. On a phone each member is a card of the same facts. */
export function MemberTable({ members, ask }: Props) {
  return (
    <table className="mt-6 block w-full md:table">
      <thead className="block md:table-header-group">
        <tr className="flex flex-wrap gap-x-3 border-line text-sm md:table-row md:border-b">
          <Heading ask={ask} sort="name" label={COLUMNS.name} />
          <th scope="col" className="py-2 pe-4 text-start text-muted max-md:sr-only">
            {COLUMNS.email}
          </th>
          <Heading ask={ask} sort="joined" label={COLUMNS.joined} />
          <Heading ask={ask} sort="login" label={COLUMNS.login} />
          <Heading ask={ask} sort="posts" label={COLUMNS.posts} isNumber />
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps = { ask: MembersQuery; sort: MemberSort; label: string; isNumber?: boolean };

function Heading({ ask, sort, label, isNumber = false }: HeadingProps) {
  const isChosen = ask.sort === sort;
  const Arrow = ask.direction === 'asc' ? ArrowUp : ArrowDown;
  const order = ask.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isChosen ? order : undefined}
      className={`pe-2 text-start ${isNumber ? 'md:pe-0 md:text-end' : 'md:pe-4'}`}
    >
      <Link
        to={membersHref(sortedBy(ask, sort))}
        preventScrollReset
        className="inline-flex min-h-11 min-w-11 items-center gap-1 whitespace-nowrap text-primary underline underline-offset-4"
      >
        {label}
        {isChosen && <Arrow aria-hidden size={16} />}
      </Link>
    </th>
  );
}

function MemberRow({ member }: { member: MemberLine }) {
  return (
    <tr className="relative block border-b border-line py-3 hover:bg-tint md:table-row">
      <td className="block py-1 pe-4 md:table-cell md:py-3">
        <span className="flex items-center gap-3">
          <Avatar name={member.name} photoUrl={member.photoUrl} />
          <span className="min-w-0">
            <Link
              to={`/admin/users/${member.id}`}
              className="font-semibold text-primary underline underline-offset-4 after:absolute after:inset-0"
            >
              {member.name}
            </Link>
            {member.isDisabled && (
              <span className="ms-2 text-sm font-semibold text-bad">Disabled</span>
            )}
          </span>
        </span>
      </td>
      <td className="block pe-4 text-sm wrap-break-word md:table-cell md:text-base">
        <Email text={member.email} />
      </td>
      <Fact label={COLUMNS.joined}>
        <LocalTime at={member.joined} />
      </Fact>
      <Fact label={COLUMNS.login}>
        <LocalTime at={member.lastLogin} />
      </Fact>
      <Fact label={COLUMNS.posts} isNumber>
        {wholeNumber(member.posts)}
      </Fact>
    </tr>
  );
}

type FactProps = { label: string; isNumber?: boolean; children: ReactNode };

// Where it is too long for its column it breaks between its parts.
function Email({ text }: { text: string }) {
  if (text === '') return '—';
  return text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Fact({ label, isNumber = false, children }: FactProps) {
  return (
    <td
      className={`inline-block pe-4 text-sm whitespace-nowrap tabular-nums md:table-cell md:text-base ${isNumber ? 'md:pe-0 md:text-end' : ''}`}
    >
      <span className="text-muted md:hidden">{label} </span>
      {children}
    </td>
  );
}
