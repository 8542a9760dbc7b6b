import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStyleRules, type StyleRule } from './style-rules.ts';

/** A built style sheet, as it is and in parts. */
export type StyleSheet = { text: string; rules: readonly StyleRule[] };

/** The addresses of all built files. */
export function listBuilt(clientDir: string): Set<string> {
  return new Set(readdirSync(join(clientDir, 'assets')).map((name) => `/assets/${name}`));
}

/** The built style sheets by the address that pages link to. */
export function readStyleSheets(clientDir: string): Map<string, StyleSheet> {
  const folder = join(clientDir, 'assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(
    sheets.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [`/assets/${name}`, { text, rules: readStyleRules(text) }];
    }),
  );
}
