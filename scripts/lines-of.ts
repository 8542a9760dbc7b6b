import { readFileSync } from 'node:fs';

/** The lines of a text file that are not blank, without white space at their ends. */
export function outputLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
