import { createPageMemory } from '../../ui/page-memory.ts';
import { usePages } from '../../ui/use-pages.ts';
import { type LibraryFilters, librarySearch } from '../../domain/media-library/library-params.ts';
import type { Resource, ResourcePage } from '../../domain/media-library/resource.ts';

const libraryMemory = createPageMemory<ResourcePage, Resource>({
  prefix: 'broetry-library-',
  itemsOf: ({ resources }) => resources,
  withItems: (page, resources) => ({ ...page, resources }),
});

/** The pictures of the library, page by page. */
export function useLibrary(filters: LibraryFilters, first: ResourcePage) {
  const fetchPage = (after: string) => fetchLibrary(filters, after);
  const { items: resources, ...pages } = usePages({ memory: libraryMemory, first, fetchPage });
  const change = (id: string, patch: Partial<Resource>) =>
    pages.change(id, (resource) => ({ ...resource, ...patch }));
  return { ...pages, resources, change, forget: libraryMemory.forget };
}

async function fetchLibrary(filters: LibraryFilters, after: string): Promise<ResourcePage | null> {
  try {
    const answer = await fetch(`/api/resources${librarySearch(filters, after)}`);
    return answer.ok ? ((await answer.json()) as ResourcePage) : null;
  } catch {
    return null;
  }
}
