type Manifest = {
  routes: Record<string, { module: string; clientLoaderModule?: string } | undefined>;
};

/**
 * Loads the files of a page before anybody goes there, so that going works without the network.
 * False when they cannot be had; unlike the router's own prefetching it never reloads the page then.
 */
export async function loadPageAhead(routeId: string): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const route = manifest?.routes[routeId];
  if (!route) return true;
  const files = [route.module, route.clientLoaderModule].filter((file) => file !== undefined);
  try {
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    return true;
  } catch {
    return false;
  }
}
