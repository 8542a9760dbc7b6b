import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  type LibraryFilters as Filters,
  librarySearch,
  parseLibraryParams,
} from '../../domain/media-library/library-params.ts';
import type { Resource, ResourcePage } from '../../domain/media-library/resource.ts';
import { findResource, listResources } from '../../domain/media-library/resources.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { Plus } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/links.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { EmptyState, LoadTrouble } from '../../ui/page-states.tsx';
import { OlderLink } from '../../ui/paged-list.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { requireMember } from '../http/guards.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/resources-page';
import { LibraryFilterForm } from './library-filter-form.tsx';
import { PlainResource } from './plain-resource.tsx';
import { ResourceGrid } from './resource-grid.tsx';
import { ABOUT, emptyWords, LOAD_RESOURCES_FAILED, TITLE } from './resources-words.ts';
import { useLibrary, useResourceActions } from './use-library.ts';

export const handle = {
  readers: 'members',
  query: ['q', 'after', 'limit', 'sort', 'only', 'open', 'for'],
} satisfies RouteHandle;

const ResourceViewer = lazyPart(() =>
  import('./resource-viewer.tsx').then((part) => part.ResourceViewer),
);
const UploadDialog = lazyPart(() =>
  import('./upload-dialog.tsx').then((part) => part.UploadDialog),
);

export const middleware = [requireMember];

/** Loads the library's page at the URL's cursor, and the opened picture. `page` is null when loading failed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const { query, ...common } = readAddress(params);
  if (viewer.kind !== 'member') return { ...common, page: null, newest: [], opened: null };
  try {
    const page = await listResources(services, viewer, query);
    // Below a search that finds nothing there is something to see.
    const isNothing = page.resources.length === 0 && filtersAnything(common.filters);
    const newest = isNothing ? await listNewest(services, viewer) : [];
    const opened = await findResource(services, viewer, params.get('open') ?? '');
    return { ...common, page, newest, opened };
  } catch (error) {
    reportPartialFailure(services, error, 'the library could not be loaded');
    return { ...common, page: null, newest: [], opened: null };
  }
}

/** One row of the widest grid. */
const NEWEST = 6;

async function listNewest(services: Services, viewer: Member): Promise<Resource[]> {
  const { params } = parseLibraryParams(new URLSearchParams());
  return (await listResources(services, viewer, { ...params, limit: NEWEST })).resources;
}

/** Whether the filters may hide pictures that others have added. */
const filtersAnything = ({ search, only }: Filters) => search !== '' || only === 'favourites';

function readAddress(search: URLSearchParams) {
  const { params: query } = parseLibraryParams(search);
  const filters: Filters = { search: query.search, only: query.only, forPost: query.forPost };
  return { query, filters, isFirst: query.after === null };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  isFailed: ({ page }) => page === null,
  empty(url) {
    const { filters, isFirst } = readAddress(url.searchParams);
    return { filters, isFirst, page: null, newest: [], opened: null };
  },
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(TITLE) }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { filters, page } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  const upload = useUploadDialog(filters);
  return (
    <div className="column py-8 md:py-12">
      <PageTitle face="duck-6" about={ABOUT}>
        {TITLE}
      </PageTitle>
      <noscript>
        <p className="mt-3 text-sm text-muted">Adding a picture needs JavaScript.</p>
      </noscript>
      {filters.forPost !== null && <ChoosingNote generationId={filters.forPost} />}
      <LibraryFilterForm filters={filters}>
        {/* The way out of an empty list is the filled button. */}
        <button
          type="button"
          onClick={upload.open}
          className={`button sm:px-6 ${page?.resources.length === 0 ? 'button-plain' : 'button-primary'}`}
        >
          <Plus size={18} /> Upload
        </button>
      </LibraryFilterForm>
      {isStale && <LoadFailure words={LOAD_RESOURCES_FAILED} />}
      {page ? (
        <Library {...loaderData} page={page} onUpload={upload.open} />
      ) : (
        <div className="mt-6">
          <LoadTrouble title={LOAD_RESOURCES_FAILED} to={`/resources${librarySearch(filters)}`} />
        </div>
      )}
      {upload.element}
    </div>
  );
}

// Closing the dialog preserves its state, so that an accidental close loses nothing. A finished upload clears it.
function useUploadDialog(filters: Filters) {
  const [state, setState] = useState<'none' | 'open' | 'closed'>('none');
  const navigate = useNavigate();
  const element = state !== 'none' && (
    <UploadDialog
      isOpen={state === 'open'}
      onClose={() => setState('closed')}
      onMissing={() => setState('none')}
      onDone={() => {
        setState('none');
        // The list is sorted by newest first, so its first page shows the upload.
        const search = librarySearch({ search: '', only: 'all', forPost: filters.forPost });
        void navigate(`/resources${search}`, { state: { keepsFocus: true } });
      }}
    />
  );
  return { element, open: () => setState('open') };
}

function ChoosingNote({ generationId }: { generationId: string }) {
  return (
    <p className="card mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
      Choose a picture for your post, and put words on it.
      <Link
        to={`/preview?generation=${generationId}`}
        className="button button-quiet -ms-3 sm:ms-0 sm:-me-3"
      >
        Back to your post
      </Link>
    </p>
  );
}

type LibraryProps = {
  filters: Filters;
  page: ResourcePage;
  newest: Resource[];
  opened: Resource | null;
  isFirst: boolean;
  onUpload: () => void;
};

function Library({ filters, page, newest, opened, isFirst, onUpload }: LibraryProps) {
  const library = useLibrary(filters, page, newest);
  const { shown, close, favourite, remove } = useResourceActions(library, opened, filters);
  const viewer = useViewer();
  const navigate = useNavigate();
  const state = useLocation().state as { isCaptioned?: boolean } | null;
  const isCaptioned = filters.forPost !== null || state?.isCaptioned === true;
  const isTurning = useNavigation().location?.pathname === '/resources';
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  return (
    <section
      aria-label="Pictures"
      aria-busy={isTurning || undefined}
      className={`transition-opacity ${isTurning ? 'opacity-60' : ''}`}
    >
      {!isFirst && (
        <Link
          to={`/resources${librarySearch(filters)}`}
          className="button button-quiet mt-4 -ms-[12px]"
        >
          Newest pictures
        </Link>
      )}
      {library.resources.length === 0 && library.next === null && (
        <div className="mt-6">
          <EmptyLibrary filters={filters} onUpload={onUpload} />
        </div>
      )}
      {shown && <PlainResource resource={shown} back={`/resources${librarySearch(filters)}`} />}
      <ResourceGrid
        resources={library.resources}
        filters={filters}
        visit={library.visit}
        onFavourite={(resource) => void favourite(resource)}
      />
      {library.newest.length > 0 && (
        <section aria-labelledby="newest" className="mt-10">
          <h2 id="newest" className="text-xl">
            The newest meanwhile
          </h2>
          <ResourceGrid
            resources={library.newest}
            filters={{ search: '', only: 'all', forPost: filters.forPost }}
            visit={library.visit}
            onFavourite={(resource) => void favourite(resource)}
            isShort
          />
        </section>
      )}
      {library.next !== null && (
        <OlderLink
          href={`/resources${librarySearch(filters, library.next)}`}
          state={library.state}
          label="Older pictures"
          failed={LOAD_RESOURCES_FAILED}
          onMore={() => void library.more()}
        />
      )}
      {shown && (
        <ResourceViewer
          resource={shown}
          forPost={filters.forPost}
          isCaptioned={isCaptioned}
          mayRemove={shown.isOwn || isAdmin}
          onFavourite={() => void favourite(shown)}
          onDelete={(reason) => void remove(shown, reason)}
          onTag={(tag) => {
            const search = librarySearch({ ...filters, search: tag, only: 'all' });
            void navigate(`/resources${search}`);
          }}
          onClose={close}
          onMissing={close}
        />
      )}
    </section>
  );
}

/** What to do where no picture is: add one, or see all of them. */
function EmptyLibrary({ filters, onUpload }: Pick<LibraryProps, 'filters' | 'onUpload'>) {
  const { search, forPost } = filters;
  return (
    <EmptyState
      {...emptyWords(filters)}
      face={search === '' ? 'donut' : 'laptop'}
      sign={search === '' ? undefined : 'No such slide'}
    >
      {filtersAnything(filters) ? (
        <Link
          to={`/resources${librarySearch({ search: '', only: 'all', forPost })}`}
          className="button button-primary"
        >
          Show all pictures
        </Link>
      ) : (
        <button type="button" onClick={onUpload} className="button button-primary">
          Add a picture
        </button>
      )}
    </EmptyState>
  );
}
