import { z } from 'zod';

// A path of a manifest is joined to a folder: no step up, no root, no other system's separators.
const PATH = /^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\:\0]+(\/[^/\\:\0]+)*$/;

const file = z.strictObject({
  path: z.string().regex(PATH),
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.strictObject({
  product: z.literal('Broetry'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The last migration of a SQLite database; null for a dump of Postgres, which names no rows either. */
  schema: z.string().nullable(),
  counts: z.record(z.string(), z.int().nonnegative()),
  files: z.array(file),
});

/** The name of a database's copy inside a backup. */
export const COPY_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

/** What a backup says of itself in `manifest.json`. */
export type BackupManifest = z.output<typeof manifest>;
export type BackedUpFile = z.output<typeof file>;

/** A manifest as it is written into `manifest.json`. */
export function manifestText(content: BackupManifest): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The manifest in `text`, or null when it is not one. */
export function parseManifest(text: string): BackupManifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A manifest in words: what, by which version, how much. */
export function describeManifest({
  database,
  version,
  schema,
  counts,
  files,
}: BackupManifest): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return [
    database === 'sqlite' ? 'SQLite' : 'Postgres',
    `Broetry ${version}`,
    ...(database === 'sqlite'
      ? [`schema ${schema ?? 'none'}`, `${rows} rows in ${Object.keys(counts).length} tables`]
      : []),
    `stored files: ${files.length - 1}`,
    `${Math.ceil(bytes / 1024)} kB`,
  ].join(', ');
}
