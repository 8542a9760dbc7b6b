import type { Resource, ResourcePage } from '../../domain/media-library/resource.ts';
import { createPageMemory } from '../../ui/page-memory.ts';

/** What this tab remembers of the library. */
export const libraryMemory = createPageMemory<ResourcePage, Resource>({
  key: 'broetry-library',
  itemsOf: ({ resources }) => resources,
  withItems: (page, resources) => ({ ...page, resources }),
});
