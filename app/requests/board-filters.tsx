import { useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { type BoardFilters as Filters, boardSearch, parseBoardAsk, SORTS } from './board.ts';
import { STATUSES } from './request.ts';
import { STATUS_WORDS } from './request-words.ts';

const PAUSE = 300;

/** What of the board is shown. A form: without script it has a button. */
export function BoardFilters({ filters }: { filters: Filters }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = (form: HTMLFormElement | null, pause = 0) => {
    clearTimeout(timer.current);
    const send = () => {
      if (!form) return;
      const options = { preventScrollReset: true, replace: pause > 0, state: { keepsFocus: true } };
      void submit(filledIn(form), { action: '/requests', ...options });
    };
    timer.current = setTimeout(send, pause);
  };
  return (
    <search>
      <Form
        action="/requests"
        state={{ keepsFocus: true }}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <SearchField search={filters.search} onType={(form) => apply(form, PAUSE)} />
        <select
          name="status"
          aria-label="Status"
          className="field"
          key={`status ${filters.status}`}
          defaultValue={filters.status ?? ''}
          onChange={(event) => apply(event.currentTarget.form)}
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
          onChange={(event) => apply(event.currentTarget.form)}
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
  const [held, setHeld] = useState({ search, draft: search });
  const [isTyping, setIsTyping] = useState(false);
  // Whoever went back finds what the board answers to; whoever is typing keeps what was typed since.
  if (held.search !== search) setHeld({ search, draft: isTyping ? held.draft : search });
  return (
    <input
      type="search"
      name="q"
      maxLength={100}
      autoComplete="off"
      aria-label="Search requests"
      placeholder="Search requests"
      className="field col-span-2 sm:col-span-1"
      value={held.draft}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={(event) => {
        setHeld({ search, draft: event.currentTarget.value });
        onType(event.currentTarget.form);
      }}
    />
  );
}

// Defaults do not stand in an address.
function filledIn(form: HTMLFormElement): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') filled.set(name, value);
  }
  return new URLSearchParams(boardSearch(parseBoardAsk(filled)));
}
