import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { filledIn, useFilterForm, useSearchDraft } from '../../ui/use-filter-form.ts';
import {
  LIBRARY_SECTIONS,
  type LibraryFilters as Filters,
} from '../../domain/media-library/library-params.ts';

/** What of the library is shown. It is a form: without script it has a button. */
export function LibraryFilters({ filters }: { filters: Filters }) {
  const send = useFilterForm('/resources', fill);
  const draft = useSearchDraft(filters.search, send.soon);
  return (
    <search>
      <Form {...send.form} className="mt-6 flex flex-wrap items-center gap-3">
        {filters.forPost !== null && <input type="hidden" name="for" value={filters.forPost} />}
        <label className="relative min-w-0 flex-[1_1_16rem]">
          <span className="sr-only">Search the library</span>
          <Search aria-hidden size={18} className="absolute start-3 top-3.5 text-muted" />
          <input {...draft} placeholder="Search the library" className="field w-full ps-10" />
        </label>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which pictures</legend>
          {Object.entries(LIBRARY_SECTIONS).map(([value, label]) => (
            <label key={value} className="button button-plain choice">
              <input
                key={filters.only}
                type="radio"
                name="only"
                value={value}
                defaultChecked={value === filters.only}
                onChange={({ target }) => send.now(target.form)}
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

const fill = (form: HTMLFormElement) => filledIn(form, { only: 'all' });
