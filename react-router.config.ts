import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
  // The router compares with an address that is http behind a proxy. The server has checked the origin by then.
  allowedActionOrigins: ['**'],
  // Only now: the router's own list of routes comes after everything else.
  buildEnd: ({ reactRouterConfig }) => packFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;

/** Packs the client's files once at the build, so that no request has to. */
function packFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|xml|json|webmanifest|txt)$/.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
