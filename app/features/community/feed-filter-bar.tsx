import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { ChoiceRow, optionsOf } from '../../ui/form-controls.tsx';
import { filledFields, useFilterForm, useSearchDraft } from '../../ui/filter-form.ts';
import {
  type FeedFilters as Filters,
  isFiltered,
  parseFeedParams,
  PERIODS,
  FEED_SORTS,
} from '../../domain/community/feed.ts';
import { SlidersHorizontal } from '../../ui/icons/icons.tsx';

/** What of the feed is shown, and in which order. It is a form: without script it has a button. */
export function FeedFilterBar({ filters }: { filters: Filters }) {
  const [isOpenAtFirst] = useState(isFiltered(filters));
  const { location } = useNavigation();
  const send = useFilterForm('/community', fill);
  // What has been pressed shows at once, also while its posts are on the way.
  const isOnTheWay = location?.pathname === '/community';
  const shown = isOnTheWay ? parseFeedParams(new URLSearchParams(location.search)).params : filters;
  return (
    <details open={isOpenAtFirst} className="mt-2">
      <summary className="-mx-3 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 text-sm hover:bg-tint">
        <SlidersHorizontal size={18} className="text-muted" />
        <span className="font-semibold">Filters</span>
        <span className="min-w-0 flex-1 truncate text-end text-muted">{summaryOf(filters)}</span>
      </summary>
      <Form {...send.form} className="card mt-2 grid grid-cols-1 gap-5 p-4 sm:p-6">
        <ChoiceRow
          legend="Sort by"
          name="sort"
          options={optionsOf(FEED_SORTS)}
          row="grid grid-cols-3 sm:flex"
          button="max-sm:px-1 max-sm:leading-tight"
          chosen={shown.sort}
          onChoose={(_, form) => send.now(form)}
        />
        <ChoiceRow
          legend="Time"
          name="period"
          options={optionsOf(PERIODS)}
          row="grid grid-cols-2 sm:flex"
          chosen={shown.period}
          onChoose={(_, form) => send.now(form)}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <div>
            <label htmlFor="feed-style" className="mb-2 block font-semibold">
              Style
            </label>
            <select
              id="feed-style"
              name="style"
              className="field"
              value={shown.style ?? ''}
              onChange={(event) => send.now(event.currentTarget.form)}
            >
              <option value="">All styles</option>
              {POST_STYLES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="feed-search" className="mb-2 block font-semibold">
              Search
            </label>
            <input
              {...useSearchDraft(filters.search, send.soon)}
              id="feed-search"
              className="field"
            />
          </div>
        </div>
        <button type="submit" className="button button-primary hidden noscript:inline-flex">
          Apply
        </button>
      </Form>
    </details>
  );
}

const fill = (form: HTMLFormElement) => filledFields(form, { sort: 'recent', period: 'all' });

function summaryOf({ sort, period, style, search }: Filters): string {
  const label = POST_STYLES.find(({ value }) => value === style)?.label;
  return [FEED_SORTS[sort], PERIODS[period], label, search && `“${search}”`]
    .filter(Boolean)
    .join(' · ');
}
