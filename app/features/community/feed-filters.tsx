import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { POST_STYLES } from '../../../comedy/post-styles.ts';
import { filledFields, useFilterForm, useSearchDraft } from '../../ui/filter-form.ts';
import {
  type FeedFilters as Filters,
  isFiltered,
  parseFeedParams,
  PERIODS,
  SORTS,
} from '../../domain/community/feed.ts';

/** What of the feed is shown, and in which order. It is a form: without script it has a button. */
export function FeedFilters({ filters }: { filters: Filters }) {
  const [isOpenAtFirst] = useState(isFiltered(filters));
  const { location } = useNavigation();
  const send = useFilterForm('/community', fill);
  // What has been pressed shows at once, also while its posts are on the way.
  const isOnTheWay = location?.pathname === '/community';
  const shown = isOnTheWay ? parseFeedParams(new URLSearchParams(location.search)).params : filters;
  return (
    <details open={isOpenAtFirst} className="card group mt-6">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 sm:px-6">
        <SlidersHorizontal aria-hidden size={18} className="text-muted" />
        <span className="font-semibold">Filters</span>
        <span className="min-w-0 flex-1 truncate text-end text-sm text-muted">
          {summaryOf(filters)}
        </span>
      </summary>
      <Form {...send.form} className="grid grid-cols-1 gap-5 border-t border-line p-4 sm:p-6">
        <Choice
          legend="Sort by"
          name="sort"
          table={SORTS}
          chosen={shown.sort}
          onChoose={send.now}
        />
        <Choice
          legend="Time"
          name="period"
          table={PERIODS}
          chosen={shown.period}
          onChoose={send.now}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <StyleChoice chosen={shown.style ?? ''} onChoose={send.now} />
          <Search search={filters.search} onType={send.soon} />
        </div>
        <button type="submit" className="button button-primary hidden noscript:inline-flex">
          Apply
        </button>
      </Form>
    </details>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  table: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (form: HTMLFormElement | null) => void;
};

function Choice({ legend, name, table, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(table).map(([value, label]) => (
          <label
            key={value}
            className="button button-plain cursor-pointer px-3 text-sm has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={value}
              className="sr-only"
              checked={value === chosen}
              onChange={(event) => onChoose(event.currentTarget.form)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type FieldProps = { onChoose: (form: HTMLFormElement | null) => void };

function StyleChoice({ chosen, onChoose }: FieldProps & { chosen: string }) {
  return (
    <div>
      <label htmlFor="feed-style" className="mb-2 block font-semibold">
        Style
      </label>
      <select
        id="feed-style"
        name="style"
        className="field"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.form)}
      >
        <option value="">All styles</option>
        {POST_STYLES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

type SearchProps = { search: string; onType: (form: HTMLFormElement | null) => void };

function Search({ search, onType }: SearchProps) {
  const draft = useSearchDraft(search, onType);
  return (
    <div>
      <label htmlFor="feed-search" className="mb-2 block font-semibold">
        Search
      </label>
      <input {...draft} id="feed-search" className="field" />
    </div>
  );
}

const fill = (form: HTMLFormElement) => filledFields(form, { sort: 'recent', period: 'all' });

function summaryOf({ sort, period, style, search }: Filters): string {
  const label = POST_STYLES.find(({ value }) => value === style)?.label;
  return [SORTS[sort], PERIODS[period], label, search && `“${search}”`].filter(Boolean).join(' · ');
}
