import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type LibraryFilters, librarySearch } from '../../domain/media-library/library-params.ts';
import type { Resource, ResourcePage } from '../../domain/media-library/resource.ts';
import { requestJson, sendForm } from '../../platform/browser/json-requests.ts';
import { usePages } from '../../ui/paged-list.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { libraryMemory } from './library-memory.ts';
import { PICTURE_DELETED, PICTURE_REMOVED } from './resources-words.ts';

/** The library's pictures, with paging, and the newest ones, which stand below a list without any. */
export function useLibrary(filters: LibraryFilters, first: ResourcePage, loaded: Resource[]) {
  const fetchPage = async (after: string) => {
    const path = `/api/resources${librarySearch(filters, after)}`;
    const result = await requestJson<ResourcePage>(path);
    return result.ok ? result.data : null;
  };
  const { items: resources, ...pages } = usePages({ memory: libraryMemory, first, fetchPage });
  const [newest, setNewest] = useLocalCopy(loaded);
  const change = (id: string, patch: Partial<Resource>) => {
    pages.change(id, (resource) => ({ ...resource, ...patch }));
    setNewest((now) => now.map((each) => (each.id === id ? { ...each, ...patch } : each)));
  };
  return { ...pages, resources, newest, change, forget: libraryMemory.forget };
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
    const path = `/resources/${resource.id}/favourite`;
    const result = await sendForm(path, { favourite: resource.isFavourite ? 'no' : 'yes' });
    if (result.ok) return;
    library.change(resource.id, resource);
    notify('bad', 'Failed to keep the favourite');
  }
  async function remove(resource: Resource, reason?: string): Promise<void> {
    const path = `/resources/${resource.id}/delete`;
    const result = await sendForm<{ undoId: string | null }>(path, { reason: reason ?? '' });
    if (!result.ok) return notify('bad', 'Failed to delete the picture');
    const { undoId } = result.data;
    library.drop(resource.id);
    if (undoId === null) notify('good', PICTURE_DELETED);
    else
      notify('good', PICTURE_REMOVED, {
        words: 'Undo',
        run: () => void restore(undoId),
      });
    close();
  }
  async function restore(undoId: string): Promise<void> {
    const result = await sendForm(`/admin/decisions/${undoId}/undo`, {});
    if (!result.ok) return notify('bad', 'That did not work. The decided cases can bring it back.');
    notify('good', 'The picture is back.');
    // The cached pages still contain the picture.
    library.forget();
    await revalidate();
  }
  return { shown, close, favourite, remove };
}
