type PageFiles = { module: string; clientLoaderModule?: string; imports?: string[] };
type Manifest = { routes: Record<string, PageFiles | undefined> };

const loaded = new Set<string>();

/**
 * Loads a route's files ahead of the navigation, so that the navigation works offline. Returns false on failure.
 * Unlike the router's prefetch, a failure never reloads the page.
 */
export async function prefetchRouteFiles(routeId: string): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const route = manifest?.routes[routeId];
  if (!route || loaded.has(routeId)) return true;
  const own = [route.module, route.clientLoaderModule].filter((file) => file !== undefined);
  try {
    // Browsers cache a failed import until the page is closed. Fetching the files first prevents a short network
    // failure from becoming permanent.
    await Promise.all([...own, ...(route.imports ?? [])].map(fetchFile));
    await Promise.all(own.map((file) => import(/* @vite-ignore */ file)));
    loaded.add(routeId);
    return true;
  } catch {
    return false;
  }
}

/** Fetches a built file into the HTTP cache, where the import finds it. Built files are immutable. */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  await response.arrayBuffer();
}
