import { useState } from 'react';
import { Form } from 'react-router';
import {
  MEMBER_ORDERS,
  membersHref,
  type MembersQuery,
  parseMembersQuery,
  SEARCH_PLACEHOLDER,
} from '../../domain/admin/members.ts';
import { useFilterForm, useSearchDraft } from '../../ui/filter-form.ts';

/** The search of the users tab and, on phones, its order. */
export function MemberSearch({ query }: { query: MembersQuery }) {
  const current = `${query.sort} ${query.direction}` as const;
  const [order, setOrder] = useState({ from: current, shown: current });
  if (order.from !== current) setOrder({ from: current, shown: current });
  const send = useFilterForm('/admin/users', (form) => {
    const asked = new FormData(form) as unknown as Iterable<[string, string]>;
    const url = membersHref(parseMembersQuery(new URLSearchParams([...asked])));
    return new URLSearchParams(url.split('?')[1]);
  });
  return (
    <search>
      <Form {...send.form} className="mt-6 flex flex-wrap gap-3">
        <input
          {...useSearchDraft(query.search, send.soon)}
          aria-label="Search users"
          placeholder={SEARCH_PLACEHOLDER}
          className="field min-w-0 flex-1"
        />
        <button className="button button-plain">Search</button>
        {/* Sent at every width; wider screens press the columns of the table. */}
        <label className="flex basis-full items-center gap-3 md:hidden">
          <span className="shrink-0 text-sm font-semibold">Sort by</span>
          <select
            name="order"
            value={order.shown}
            onChange={({ currentTarget: { value, form } }) => {
              setOrder({ from: current, shown: value as typeof current });
              send.now(form);
            }}
            className="field min-w-0 flex-1"
          >
            {Object.entries(MEMBER_ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </Form>
    </search>
  );
}
