import type { FrameworkFiles } from '../ui/still-page.ts';
import { fetchWhole } from '../ui/load-page-ahead.ts';
import { wearWholeSheet } from './whole-sheet.ts';

type Module = Record<string, unknown>;

/** Where the framework's entry looks for the modules of the page. */
const MODULES = '__reactRouterRouteModules';

/**
 * Fetches the framework and the modules of the page, and starts it once `isFree` says so. Throws when a file cannot
 * be had: all of them are fetched before one is imported, so that it can be tried again.
 */
export async function loadFramework(
  { manifest, entry, routes, imports }: FrameworkFiles,
  isFree: () => Promise<void>,
): Promise<void> {
  const own = Object.values(routes).flat();
  const files = [...new Set([manifest, entry, ...own, ...imports])];
  // The framework adds what the page's own part of the sheet knows nothing of.
  await Promise.all([wearWholeSheet(), ...files.map(fetchWhole)]);
  await importFile(manifest);
  const modules = Object.entries(routes).map(async ([id, files]) => {
    const parts = await Promise.all(files.map(importFile));
    return [id, Object.assign({}, ...parts) as Module] as const;
  });
  Object.assign(window, { [MODULES]: Object.fromEntries(await Promise.all(modules)) });
  await isFree();
  await importFile(entry);
}

async function importFile(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ file)) as Module;
}
