import { useState } from 'react';
import { Form } from 'react-router';
import {
  BOARD_TITLE,
  LOAD_REQUESTS_FAILED,
  NEW_REQUEST,
  STATUS_WORDS,
  SUBMIT,
  YOUR_IDEA,
} from '../../domain/feature-requests/request-words.ts';
import { listRequests } from '../../domain/feature-requests/requests.server.ts';
import {
  type BoardFilters as Filters,
  boardSearch,
  MAX_REQUEST_LENGTH,
  parseBoardParams,
  REQUEST_SORTS,
} from '../../domain/feature-requests/requests.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { filledFields, useFilterForm, useSearchDraft } from '../../ui/filter-form.ts';
import { SlidersHorizontal } from '../../ui/icons/icons.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { PLAIN_FORMS, useRejectedForm } from '../site/rejected-form.ts';
import { requireMember } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/requests-page';
import { AskForMore, RequestSteps } from './beside-requests.tsx';
import { RequestButton } from './request-button.tsx';
import { RequestList } from './request-list.tsx';

export const handle = {
  readers: 'members',
  query: ['q', 'sort', 'status', 'after'],
} satisfies RouteHandle;

export const middleware = [requireMember];

/** Loads one page of the board. `page` is null when it could not be loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const member = context.get(memberContext);
  const params = parseBoardParams(new URL(request.url).searchParams);
  const { sort, status, search } = params;
  const listing = listRequests(services, member, params);
  const page = await orNull(services, listing, 'the requests could not be loaded');
  const filters = { sort, status, search };
  return { filters, page, isFirst: params.after === null, formKey: services.newId() };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({ isFailed: ({ page }) => page === null });
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(BOARD_TITLE) }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { filters, page, isFirst, formKey } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  const isAll = isFirst && page?.next === null && boardSearch(filters) === '';
  const isShort = isAll && page.requests.length <= FEW;
  // One request is found without filters.
  const isLong = !isAll || page.requests.length > 1;
  // They stay where they have once been, so that a search that was emptied keeps the focus.
  const [hasFilters, setHasFilters] = useState(isLong);
  if (isLong && !hasFilters) setHasFilters(true);
  return (
    <div className="column py-8 md:py-12">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 md:gap-x-6">
        <PageTitle
          face="bulb-0"
          about="Vote for what you need, or ask for it."
          className="flex-[1_1_20rem]"
        >
          {BOARD_TITLE}
        </PageTitle>
        {/* A short list has the button below it, and an empty one in its middle. */}
        {!isShort && <RequestButton label={NEW_REQUEST} className="button button-primary" />}
        {hasFilters && <BoardFilters filters={filters} />}
      </div>
      <div className="beside mt-6 gap-y-6">
        <div className="beside-main">
          <PlainRequestForm formKey={formKey} />
          {isStale && <LoadFailure words={LOAD_REQUESTS_FAILED} className="mb-6" />}
          <RequestList filters={filters} page={page} isFirst={isFirst} />
          {isShort && page.requests.length > 0 && <AskForMore />}
        </div>
        <div className="beside-part">
          <RequestSteps />
        </div>
      </div>
    </div>
  );
}

/** So many requests leave room below them. */
const FEW = 3;

function BoardFilters({ filters }: { filters: Filters }) {
  const send = useFilterForm('/requests', fill);
  const [isOpenAtFirst] = useState(boardSearch(filters) !== '');
  return (
    <search className="max-md:has-[[open]]:basis-full md:basis-full">
      {/* On phones one button. */}
      <details open={isOpenAtFirst} className="for-wide-screens">
        <summary className="button button-plain w-fit cursor-pointer list-none">
          <SlidersHorizontal size={18} /> Filters
        </summary>
        <Form
          {...send.form}
          className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        >
          <input
            {...useSearchDraft(filters.search, send.soon)}
            aria-label="Search requests"
            placeholder="Search requests"
            className="field col-span-2 sm:col-span-1"
          />
          <FilterSelect
            name="status"
            label="Status"
            options={{ '': 'All', ...STATUS_WORDS }}
            chosen={filters.status ?? ''}
            onChoose={send.now}
          />
          <FilterSelect
            name="sort"
            label="Sort by"
            options={REQUEST_SORTS}
            chosen={filters.sort}
            onChoose={send.now}
          />
          <button type="submit" className="button button-primary hidden noscript:inline-flex">
            Apply
          </button>
        </Form>
      </details>
    </search>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (form: HTMLFormElement | null) => void;
};

function FilterSelect({ name, label, options, chosen, onChoose }: FilterSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      className="field"
      key={chosen}
      defaultValue={chosen}
      onChange={(event) => onChoose(event.currentTarget.form)}
    >
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

const fill = (form: HTMLFormElement) =>
  new URLSearchParams(boardSearch(parseBoardParams(filledFields(form))));

function PlainRequestForm({ formKey }: { formKey: string }) {
  const rejected = useRejectedForm(PLAIN_FORMS.request);
  return (
    <noscript>
      <form method="post" action="/requests/new" className="card mb-6 p-4">
        <input type="hidden" name="key" value={formKey} />
        <label htmlFor={PLAIN_FORMS.request} className="mb-1.5 block font-semibold">
          {YOUR_IDEA}
        </label>
        <textarea
          id={PLAIN_FORMS.request}
          name="text"
          required
          rows={4}
          maxLength={MAX_REQUEST_LENGTH}
          defaultValue={rejected?.given['text']}
          aria-describedby={rejected ? 'plain-request-error' : undefined}
          aria-invalid={rejected ? true : undefined}
          className="field scroll-mt-16"
        />
        {rejected && (
          <p id="plain-request-error" role="alert" className="mt-1.5 text-sm font-medium text-bad">
            {rejected.message}
          </p>
        )}
        <button type="submit" className="button button-primary mt-3">
          {SUBMIT}
        </button>
      </form>
    </noscript>
  );
}
