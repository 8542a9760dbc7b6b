import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { HideReason } from '../../domain/screening/report.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { type LibraryFilters, librarySearch } from '../../domain/media-library/library-params.ts';
import { viewerLink } from './resource-grid.tsx';
import type { Resource } from '../../domain/media-library/resource.ts';
import {
  BROUGHT_BACK,
  DELETE_FAILED,
  DELETED,
  FAVOURITE_FAILED,
  NOT_BROUGHT_BACK,
  REMOVED,
} from './resources-words.ts';
import type { useLibrary } from './use-library.ts';

/** Opening, keeping and deleting. Which picture is open stands in the address: going back closes it. */
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
  // The list below stays the one it was, with all its pages.
  const quiet = { preventScrollReset: true, state: { keepsFocus: true, visit: library.visit } };
  const open = (resource: Resource) => void navigate(viewerLink(filters, resource.id), quiet);
  const close = () => void navigate(`/resources${librarySearch(filters)}`, quiet);

  async function favourite(resource: Resource): Promise<void> {
    const flip = (now: Resource, isFavourite: boolean) =>
      library.change(now.id, {
        isFavourite,
        favourites: now.favourites + Number(isFavourite) - Number(now.isFavourite),
      });
    flip(resource, !resource.isFavourite);
    const method = resource.isFavourite ? 'DELETE' : 'PUT';
    if (await send(`/api/resources/${resource.id}/favourite`, method)) return;
    library.change(resource.id, resource);
    notify('bad', FAVOURITE_FAILED);
  }
  async function remove(resource: Resource, reason?: HideReason): Promise<void> {
    const why = reason === undefined ? '' : `?reason=${reason}`;
    const done = await send(`/api/resources/${resource.id}${why}`, 'DELETE');
    if (!done) return notify('bad', DELETE_FAILED);
    const { undoId } = done as { undoId?: string };
    library.drop(resource.id);
    if (undoId === undefined) notify('good', DELETED);
    else notify('good', REMOVED, { words: 'Undo', run: () => void bringBack(undoId) });
    close();
  }
  async function bringBack(undoId: string): Promise<void> {
    if (!(await send(`/api/removals/${undoId}`, 'DELETE'))) return notify('bad', NOT_BROUGHT_BACK);
    notify('good', BROUGHT_BACK);
    // What is remembered of the list is without it.
    library.forget();
    await revalidate();
  }
  return { open, shown, close, favourite, remove };
}

// The answer's content, if any; null when it did not work.
async function send(path: string, method: string): Promise<object | null> {
  try {
    const answer = await fetch(path, { method });
    if (!answer.ok) return null;
    return answer.status === 204 ? {} : ((await answer.json()) as object);
  } catch {
    return null;
  }
}
