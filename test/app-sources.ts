import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Source = { file: string; text: string };

/** The source files of app/ and of comedy/ by their path in it, without tests. */
export const APP_SOURCES = sourcesOf('app');
export const COMEDY_SOURCES = sourcesOf('comedy');

function sourcesOf(folder: string): Source[] {
  const root = join(import.meta.dirname, '..', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
