import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './tree.ts';

/** A test by its file and its title as the source has it, with the places of `it.each` in it. */
export type NamedTest = { file: string; title: string };

const PLACE = /%[sdifjo#%]|\$[\w.]+/;

/** Finds the test by its name, whatever stands in its places. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(new RegExp(PLACE, 'g'));
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[^]*')}$`);
}

/** Whether there is such a test: in the file itself, or in a contract that the file runs. */
export function isThere({ file, title }: NamedTest): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const contracts = [...text.matchAll(/from '([^']*\/contracts\/[^']+)'/g)].map(([, from = '']) =>
    readFileSync(join(dirname(path), from), 'utf8'),
  );
  return [text, ...contracts].some((source) =>
    [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``].some((quoted) =>
      source.includes(quoted),
    ),
  );
}
