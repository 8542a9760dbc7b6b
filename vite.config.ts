import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import packageFile from './package.json' with { type: 'json' };

/** In development the Hono shell answers inside Vite, so that hot reload and the real headers live together. */
function honoInDevelopment(): Plugin {
  return {
    name: 'hono-in-development',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url;
          server
            .ssrLoadModule('/app/server/handle-dev-request.server.ts')
            .then((module) =>
              (module.handleDevRequest as (...args: unknown[]) => unknown)(request, response),
            )
            .catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            });
        });
      };
    },
  };
}

const STILL = 'virtual:still-script';

/** Builds app/server/entry.static.ts for the browser and tells the server its address. */
function stillScript(): Plugin {
  let reference: string | undefined;
  let address: string | undefined;
  return {
    name: 'still-script',
    resolveId: (id) => (id === STILL ? `\0${STILL}` : undefined),
    load(id) {
      if (id !== `\0${STILL}`) return;
      if (this.environment.name === 'client') return 'export default null';
      const isServed = this.environment.mode === 'dev';
      if (!isServed && address === undefined)
        throw new Error('The client is built before the server.');
      return `export default ${JSON.stringify(isServed ? '/app/server/entry.static.ts' : address)}`;
    },
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      reference = this.emitFile({ type: 'chunk', id: STILL_ENTRY, name: 'still' });
    },
    generateBundle() {
      if (this.environment.name !== 'client' || reference === undefined) return;
      address = `/${this.getFileName(reference)}`;
    },
  };
}

const inApp = (file: string) => join(import.meta.dirname, 'app', file);
const EVERY_PAGE = [inApp('root.tsx'), inApp('entry.client.tsx')];
const STILL_ENTRY = inApp('server/entry.static.ts');

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What is loaded together, a file each: every file is a request with headers of 700 bytes. */
const TOGETHER = {
  'post-card': ['features/posts/post-card.tsx'],
  writing: ['features/writing/write-again.tsx', 'features/sign-in/sign-up-prompt.tsx'],
  'live-card': ['features/live-card/live-card-view.tsx', 'features/live-card/writing-box.tsx'],
  feed: ['features/community/feed-card.tsx'],
};

/** What several pages load and what is smaller than the headers of a file of its own: in the file that every page loads. */
const SMALL = new Set(
  [
    'domain/community/comment.ts',
    'domain/community/house-post-recipes.ts',
    'domain/community/prompt-days.ts',
    'features/posts/send-share.ts',
    'features/replies/react-path.ts',
    'features/site/back-to-community.ts',
    'features/writers/written-by.tsx',
    'platform/browser/failure-words.ts',
    'platform/browser/save-file.ts',
    'ui/use-local-copy.ts',
  ].map(inApp),
);

/** What is not a part of one of those that many other pages load too. */
const OWN = /\/features\/(?:community|posts|writing|live-card)\//;

/**
 * Two files for all that every page loads: packages and our own code. Without it each set of modules that some page
 * imports too is a file of its own, forty of them, and the head of every page names them all. What the pages without
 * the framework load is a third one.
 */
function frameFiles() {
  const loadStill = loadedBy([STILL_ENTRY]);
  const loadEverywhere = loadedBy(EVERY_PAGE);
  const isFramed = (id: string, graph: ModuleGraph) =>
    SMALL.has(id) ||
    (loadEverywhere(graph).has(id) && !EVERY_PAGE.includes(id) && !id.endsWith('.css'));
  const file = (name: string, isIn: (id: string, graph: ModuleGraph) => boolean) => ({
    name: (id: string, graph: ModuleGraph) =>
      isFramed(id, graph) && isIn(id, graph) ? name : null,
  });
  // A file takes what its modules import, unless an earlier one has it.
  return [
    { ...file('still-frame', (id, graph) => loadStill(graph).has(id)), priority: 19 },
    { ...file('framework', (id) => id.includes('/node_modules/')), priority: 18 },
    { ...file('frame', () => true), priority: 17 },
    ...sharedFiles(loadEverywhere),
  ];
}

type Finder = (graph: ModuleGraph) => ReadonlySet<string>;

/** The files of TOGETHER, and before them those of their parts: of what writes and shows a post, and of the feed. */
function sharedFiles(loadEverywhere: Finder) {
  const file = (name: string, files: readonly string[], isIn: (id: string) => boolean) => {
    const load = loadedBy(files.map(inApp));
    return (id: string, graph: ModuleGraph) =>
      isIn(id) && load(graph).has(id) && !loadEverywhere(graph).has(id) ? name : null;
  };
  const { feed, ...others } = TOGETHER;
  const isPart = (id: string) => !OWN.test(id) && !id.endsWith('.css');
  const files = [
    // Fields and switches are on many pages that show no post.
    file('controls', Object.values(others).flat(), (id) => id.includes('/app/ui/')),
    file('parts', Object.values(others).flat(), isPart),
    file('feed-parts', feed, isPart),
    ...Object.entries(TOGETHER).map(([name, some]) => file(name, some, (id) => OWN.test(id))),
  ];
  return files.map((name, index) => ({ name, priority: files.length - index }));
}

/** Finds the modules that are loaded with some modules, without those that load later. */
function loadedBy(entries: readonly string[]): Finder {
  let found: Set<string> | undefined;
  return (graph) => {
    if (found) return found;
    found = new Set(entries);
    // The set grows while it is read.
    for (const id of found) {
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    }
    return found;
  };
}

export default defineConfig({
  plugins: [tailwindcss(), honoInDevelopment(), reactRouter(), stillScript()],
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] || 3000), strictPort: true },
  build: {
    target: 'es2023',
    // A shared file of nothing but numbers would be one more request.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
  },
  resolve: {
    alias: {
      'react-style-singleton': join(import.meta.dirname, 'app/platform/browser/style-singleton.ts'),
    },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: frameFiles() } } } },
    },
    ssr: {
      // `dependencies` are loaded at runtime; all else is built in: a start reads only the parts that are used, and the
      // packed release installs nothing that it does not load.
      resolve: { noExternal: true, external: Object.keys(packageFile.dependencies) },
      build: {
        rolldownOptions: {
          // The shell is an input of the site's own build: two separate builds would hold two
          // copies of every context key and fail in production only.
          input: {
            index: 'virtual:react-router/server-build',
            main: './app/server/main.server.ts',
            built: './app/server/built.server.ts',
            tasks: './app/server/tasks.server.ts',
            'model-process': './app/domain/local-model/model-process.server.ts',
            backup: './app/platform/backup/backup-cli.server.ts',
            'local-model': './app/domain/local-model/local-model-cli.server.ts',
            'owner-link': './app/server/owner-link-cli.server.ts',
            'public-origin': './app/server/public-origin-cli.server.ts',
            // For the packed release: Node reads no TypeScript inside node_modules.
            broem: './scripts/broem.ts',
            seed: './scripts/seed.ts',
          },
        },
      },
    },
  },
});
