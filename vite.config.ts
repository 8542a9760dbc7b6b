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

export default defineConfig({
  plugins: [tailwindcss(), honoInDevelopment(), reactRouter()],
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
          },
        },
      },
    },
  },
});
