import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const figure = z.object({
  name: z.string(),
  value: z.string(),
  goal: z.string().optional(),
  holds: z.boolean(),
});

const result = z.object({
  name: z.string(),
  title: z.string(),
  proves: z.array(z.string()),
  figures: z.array(figure),
  notRun: z.string().optional(),
  /** When it began (ISO 8601, UTC), how long it took, and what it ran on. */
  began: z.string(),
  seconds: z.number(),
  seed: z.number(),
  commit: z.string(),
  /** What its sources say, as `sourcesOf` gives it; none without git, or where they had changes that no commit has. */
  sources: z.string().optional(),
  machine: z.string(),
  software: z.string(),
  /** Average number of waiting processes when it began and when it ended. */
  load: z.tuple([z.string(), z.string()]),
});

/** What the last whole run of one proof gave. */
export type Result = z.infer<typeof result>;

/** The results beside the page in `folder`; none when there is no such file. */
export function readResults(folder: string): Result[] {
  const path = join(folder, 'proof.json');
  return existsSync(path) ? z.array(result).parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

/** Puts a new result in the place of the old one of its name. */
export function withResult(results: readonly Result[], added: Result): Result[] {
  return [...results.filter(({ name }) => name !== added.name), added];
}

/** Writes results and page. Each file is the old one or the new one at any moment, never a half. */
export function keepResults(folder: string, results: readonly Result[], page: string): void {
  replace(join(folder, 'proof.json'), `${JSON.stringify(results, null, 2)}\n`);
  replace(join(folder, 'proof.md'), page);
}

function replace(path: string, text: string): void {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, path);
}
