import type { ReactNode } from 'react';
import { Form } from 'react-router';
import {
  LIBRARY_SECTIONS,
  type LibraryFilters,
} from '../../domain/media-library/library-params.ts';
import { filledFields, useFilterForm, useSearchDraft } from '../../ui/filter-form.ts';
import { Search } from '../../ui/icons/icons.tsx';

type Props = { filters: LibraryFilters; children: ReactNode };

/** Whose pictures the library shows, and the search of them; what else one can do follows in the same row. */
export function LibraryFilterForm({ filters, children }: Props) {
  const send = useFilterForm('/resources', fill);
  const draft = useSearchDraft(filters.search, send.soon);
  return (
    <search>
      <Form {...send.form} className="library-bar">
        {filters.forPost !== null && <input type="hidden" name="for" value={filters.forPost} />}
        <fieldset className="segments">
          <legend className="sr-only">Which pictures</legend>
          {Object.entries(LIBRARY_SECTIONS).map(([value, label]) => (
            <label key={value} className="button button-plain choice sm:px-4">
              <input
                key={filters.only}
                type="radio"
                name="only"
                value={value}
                defaultChecked={value === filters.only}
                onChange={({ target }) => send.now(target.form)}
                className="sr-only"
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label>
          <span className="sr-only">Search the library</span>
          <Search size={18} />
          <input {...draft} placeholder="Search the library" className="field" />
        </label>
        <button type="submit" className="button button-plain hidden noscript:inline-flex">
          Search
        </button>
        {children}
      </Form>
    </search>
  );
}

const fill = (form: HTMLFormElement) => filledFields(form, { only: 'all' });
