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

/**
 * What of the feed is shown, and in which order: closed at the end of the row of tabs, so that what was found comes first.
 * It is a form: without script it has a button.
 */
export function FeedFilterBar({ filters }: { filters: Filters }) {
  const { location } = useNavigation();
  const send = useFilterForm('/community', fill);
  // What has been pressed shows at once, also while its posts are on the way.
  const isOnTheWay = location?.pathname === '/community';
  const shown = isOnTheWay ? parseFeedParams(new URLSearchParams(location.search)).params : filters;
  return (
    <details className="feed-filter-bar">
      <summary title="Filters" className="button button-quiet">
        <SlidersHorizontal />
        <span>Filters</span>
      </summary>
      <Form {...send.form} className="feed-filters card">
        <ChoiceRow
          legend="Sort by"
          name="sort"
          options={optionsOf(FEED_SORTS)}
          row="grid grid-cols-3 sm:flex"
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
        <div>
          <div>
            <label htmlFor="feed-style">Style</label>
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
            <label htmlFor="feed-search">Search</label>
            <input
              {...useSearchDraft(filters.search, send.soon)}
              id="feed-search"
              placeholder="Search posts"
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

/**
 * What was searched for, in an open field in which it can be mended, while the filters are closed. Stays where it has
 * once been, so that a field that was emptied keeps the focus.
 */
export function SearchAgain({ filters }: { filters: Filters }) {
  const [isOpen, setOpen] = useState(filters.search !== '');
  if (filters.search !== '' && !isOpen) setOpen(true);
  return isOpen && <SearchAgainField filters={filters} />;
}

// One field: Enter sends it, also without script.
function SearchAgainField({ filters: { search, ...others } }: { filters: Filters }) {
  const send = useFilterForm('/community', fill);
  return (
    <search className="search-again">
      <Form {...send.form}>
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
        <input
          {...useSearchDraft(search, send.soon)}
          aria-label="Search posts"
          placeholder="Search posts"
          className="field"
        />
      </Form>
    </search>
  );
}

/** Which filters are set, beside what was searched for. Nothing where none is. */
export function SetFilters({ filters }: { filters: Filters }) {
  const { sort, period, style } = filters;
  if (!isFiltered({ ...filters, search: '' })) return null;
  const label = POST_STYLES.find(({ value }) => value === style)?.label;
  const set = [label, PERIODS[period], FEED_SORTS[sort]];
  return <p className="mt-4 text-sm text-muted">{set.filter(Boolean).join(' · ')}</p>;
}
