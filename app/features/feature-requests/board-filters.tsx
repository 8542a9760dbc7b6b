import { Form } from 'react-router';
import { filledIn, useFilterForm, useSearchDraft } from '../../ui/use-filter-form.ts';
import {
  type BoardFilters as Filters,
  boardSearch,
  parseBoardParams,
  SORTS,
  STATUSES,
} from '../../domain/feature-requests/requests.ts';
import { STATUS_WORDS } from '../../domain/feature-requests/request-words.ts';

/** What of the board is shown. A form: without script it has a button. */
export function BoardFilters({ filters }: { filters: Filters }) {
  const send = useFilterForm('/requests', fill);
  return (
    <search>
      <Form
        {...send.form}
        className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <SearchField search={filters.search} onType={send.soon} />
        <select
          name="status"
          aria-label="Status"
          className="field"
          key={`status ${filters.status}`}
          defaultValue={filters.status ?? ''}
          onChange={(event) => send.now(event.currentTarget.form)}
        >
          <option value="">All</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_WORDS[status]}
            </option>
          ))}
        </select>
        <select
          name="sort"
          aria-label="Sort by"
          className="field"
          key={`sort ${filters.sort}`}
          defaultValue={filters.sort}
          onChange={(event) => send.now(event.currentTarget.form)}
        >
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-primary hidden noscript:inline-flex">
          Apply
        </button>
      </Form>
    </search>
  );
}

type SearchProps = { search: string; onType: (form: HTMLFormElement | null) => void };

function SearchField({ search, onType }: SearchProps) {
  const draft = useSearchDraft(search, onType);
  return (
    <input
      {...draft}
      aria-label="Search requests"
      placeholder="Search requests"
      className="field col-span-2 sm:col-span-1"
    />
  );
}

const fill = (form: HTMLFormElement) =>
  new URLSearchParams(boardSearch(parseBoardParams(filledIn(form))));
