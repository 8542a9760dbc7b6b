import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

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
            .ssrLoadModule('/app/dev.server.ts')
            .then((module) => (module.handle as (...args: unknown[]) => unknown)(request, response))
            .catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            });
        });
      };
    },
  };
}

/** Packs the client's files once at the build, so that no request has to. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = join(dir, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), honoInDevelopment(), reactRouter(), precompress()],
  build: { target: 'es2023' },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // The shell is an input of the site's own build: two separate builds would hold two
          // copies of every context key and fail in production only.
          input: {
            index: 'virtual:react-router/server-build',
            main: './app/main.server.ts',
            built: './app/built.server.ts',
            backup: './app/backup/backup-cli.server.ts',
            'owner-link': './app/auth/owner-link-cli.server.ts',
          },
        },
      },
    },
  },
});
