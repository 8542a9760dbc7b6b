import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { type LibraryFilters as Filters, SHELVES } from './library-ask.ts';

const PAUSE = 300;

/** What of the library is shown. It is a form: without script it has a button. */
export function LibraryFilters({ filters }: { filters: Filters }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = (form: HTMLFormElement | null, pause = 0) => {
    clearTimeout(timer.current);
    const send = () => {
      if (!form) return;
      const options = { preventScrollReset: true, replace: pause > 0, state: { keepsFocus: true } };
      void submit(filledIn(form), { action: '/resources', ...options });
    };
    if (pause === 0) send();
    else timer.current = setTimeout(send, pause);
  };
  return (
    <search>
      <Form
        action="/resources"
        className="mt-6 flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {filters.forPost !== null && <input type="hidden" name="for" value={filters.forPost} />}
        <label className="relative min-w-0 flex-[1_1_16rem]">
          <span className="sr-only">Search the library</span>
          <Search aria-hidden size={18} className="absolute start-3 top-3.5 text-muted" />
          <input
            key={filters.search === '' ? 'empty' : 'filled'}
            type="search"
            name="q"
            maxLength={100}
            placeholder="Search the library"
            defaultValue={filters.search}
            onChange={({ target }) => apply(target.form, PAUSE)}
            className="field w-full ps-10"
          />
        </label>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which pictures</legend>
          {Object.entries(SHELVES).map(([value, label]) => (
            <label key={value} className="button button-plain choice">
              <input
                key={filters.only}
                type="radio"
                name="only"
                value={value}
                defaultChecked={value === filters.only}
                onChange={({ target }) => apply(target.form)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button-plain hidden noscript:inline-flex">
          Search
        </button>
      </Form>
    </search>
  );
}

function filledIn(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && value !== 'all') params.set(name, value);
  }
  return params;
}
