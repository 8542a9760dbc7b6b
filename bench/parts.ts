import type { Benchmark } from './benchmark.ts';

/**
 * The parts of `npm run bench` in the order of docs/performance.md. Each is loaded where it runs: one needs a build,
 * another a browser.
 */
export const PARTS = {
  pages: async () => (await import('./pages.ts')).pages,
  'signed-in': async () => (await import('./signed-in.ts')).signedIn,
  'first-load': async () => (await import('./first-load.ts')).firstLoad,
  interactions: async () => (await import('./interactions.ts')).interactions,
  scroll: async () => (await import('./scroll.ts')).scroll,
  feed: async () => (await import('./feed.ts')).feed,
  admin: async () => (await import('./admin.ts')).admin,
  resources: async () => (await import('./resources.ts')).resources,
  writes: async () => (await import('./writes.ts')).writes,
  offline: async () => (await import('./offline-writer.ts')).offlineWriter,
  model: async () => (await import('./model-writer.ts')).modelWriter,
  picture: async () => (await import('./picture.ts')).picture,
  start: async () => (await import('./start.ts')).start,
} satisfies Record<string, () => Promise<Benchmark>>;

export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);
