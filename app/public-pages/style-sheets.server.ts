import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built style sheets by the address that pages link to. */
export function readStyleSheets(clientDir: string): Map<string, string> {
  const folder = join(clientDir, 'assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(
    sheets.map((name) => [`/assets/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}
