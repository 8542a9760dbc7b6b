type PageFiles = { module: string; clientLoaderModule?: string; imports?: string[] };
type Manifest = { routes: Record<string, PageFiles | undefined> };

const loaded = new Set<string>();

/**
 * Loads the files of a page before anybody goes there, so that going works without the network.
 * False when they cannot be had; unlike the router's own prefetching it never reloads the page then.
 */
export async function prefetchRouteFiles(routeId: string): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const route = manifest?.routes[routeId];
  if (!route || loaded.has(routeId)) return true;
  const own = [route.module, route.clientLoaderModule].filter((file) => file !== undefined);
  try {
    // Once the import of a file has failed, browsers do not try it again for as long as the page lives.
    // Asking for the files first keeps a short break of the network from becoming a long one.
    await Promise.all([...own, ...(route.imports ?? [])].map(fetchFile));
    await Promise.all(own.map((file) => import(/* @vite-ignore */ file)));
    loaded.add(routeId);
    return true;
  } catch {
    return false;
  }
}

/** Fetches a built file. They never change under their names: an import takes it out of the browser’s cache. */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  await response.arrayBuffer();
}
