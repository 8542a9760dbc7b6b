import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type LibraryFilters, librarySearch } from '../../domain/media-library/library-params.ts';
import type { Resource, ResourcePage } from '../../domain/media-library/resource.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { usePages } from '../../ui/paged-list.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { libraryMemory } from './library-memory.ts';

/** The library's pictures, with paging. */
export function useLibrary(filters: LibraryFilters, first: ResourcePage) {
  const fetchPage = async (after: string) => {
    const path = `/api/resources${librarySearch(filters, after)}`;
    const result = await requestJson<ResourcePage>(path);
    return result.ok ? result.data : null;
  };
  const { items: resources, ...pages } = usePages({ memory: libraryMemory, first, fetchPage });
  const change = (id: string, patch: Partial<Resource>) =>
    pages.change(id, (resource) => ({ ...resource, ...patch }));
  return { ...pages, resources, change, forget: libraryMemory.forget };
}

/** Actions on the library's pictures. The open picture is part of the URL, so Back closes it. */
export function useResourceActions(
  library: ReturnType<typeof useLibrary>,
  opened: Resource | null,
  filters: LibraryFilters,
) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const id = new URLSearchParams(useLocation().search).get('open');
  const shown = library.resources.find((each) => each.id === id) ?? (id === null ? null : opened);
  // Preserves the list below, with all its loaded pages.
  const quiet = { preventScrollReset: true, state: { keepsFocus: true, visit: library.visit } };
  const close = () => void navigate(`/resources${librarySearch(filters)}`, quiet);

  async function favourite(resource: Resource): Promise<void> {
    const flip = (now: Resource, isFavourite: boolean) =>
      library.change(now.id, {
        isFavourite,
        favourites: now.favourites + Number(isFavourite) - Number(now.isFavourite),
      });
    flip(resource, !resource.isFavourite);
    const method = resource.isFavourite ? 'DELETE' : 'PUT';
    const result = await requestJson(`/api/resources/${resource.id}/favourite`, { method });
    if (result.ok) return;
    library.change(resource.id, resource);
    notify('bad', 'Failed to keep the favourite');
  }
  async function remove(resource: Resource, reason?: string): Promise<void> {
    const why = reason === undefined ? '' : `?reason=${reason}`;
    const path = `/api/resources/${resource.id}${why}`;
    const result = await requestJson<{ undoId?: string } | undefined>(path, { method: 'DELETE' });
    if (!result.ok) return notify('bad', 'Failed to delete the picture');
    const undoId = result.data?.undoId;
    library.drop(resource.id);
    if (undoId === undefined) notify('good', 'Picture deleted.');
    else
      notify('good', 'Picture removed. It goes for good tomorrow.', {
        words: 'Undo',
        run: () => void restore(undoId),
      });
    close();
  }
  async function restore(undoId: string): Promise<void> {
    const result = await requestJson(`/api/removals/${undoId}`, { method: 'DELETE' });
    if (!result.ok) return notify('bad', 'That did not work. The decided cases can bring it back.');
    notify('good', 'The picture is back.');
    // The cached pages still contain the picture.
    library.forget();
    await revalidate();
  }
  return { shown, close, favourite, remove };
}
