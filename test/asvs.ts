import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, ROOT } from './named-test.ts';

/**
 * `document`: shown by a document. `deployment`: depends on the operation, as the files describe. `open`: not met,
 * with the reason in `note`.
 */
export type Status = 'proven' | 'document' | 'deployment' | 'open' | '';
export type Requirement = {
  id: string;
  level: '1' | '2';
  applies: boolean;
  status: Status;
  evidence: string[];
  note: string;
};

/** Reads docs/asvs.csv: all requirements of OWASP ASVS 5.0.0, levels 1 and 2. */
export function readAsvs(): Requirement[] {
  const text = readFileSync(join(ROOT, 'docs/asvs.csv'), 'utf8');
  const [, ...rows] = text.trimEnd().split('\n').map(cellsOf);
  return rows.map(([id = '', level = '', applies = '', status = '', evidence = '', note = '']) => ({
    id,
    level: level === '1' ? '1' : '2',
    applies: applies === 'yes',
    status: status as Status,
    evidence: splitEvidence(evidence),
    note,
  }));
}

/**
 * Returns whether an applicable requirement has the evidence that its status needs: a test, a document, or a shipped
 * file.
 */
export function isShown({ status, evidence }: Requirement): boolean {
  if (status === 'proven') return evidence.some((one) => one.includes(' "'));
  if (status === 'document') return evidence.some((one) => one.startsWith('docs/'));
  return status === 'deployment' && evidence.length > 0;
}

/** Returns the fault of a piece of evidence, or null when its file, test or section exists. */
export function evidenceFault(evidence: string): string | null {
  const [, file = evidence, title] = /^(\S+) "(.+)"$/.exec(evidence) ?? [];
  const [path = '', heading] = file === evidence ? evidence.split(' § ') : [file];
  if (!existsSync(join(ROOT, path))) return `no file ${path}`;
  if (title !== undefined)
    return isThere({ file: path, title }) ? null : `no test ${title} in ${path}`;
  if (heading === undefined) return null;
  const headings = readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'));
  return headings.some((line) => line.replace(/^#+ /, '') === heading)
    ? null
    : `no section ${heading} in ${path}`;
}

/** Returns a sentence with the number of requirements per status. */
export function asvsCounts(rows: readonly Requirement[]): string {
  const those = rows.filter(({ applies }) => applies);
  const count = (status: Status) => those.filter((row) => row.status === status).length;
  return `of ${rows.length} requirements ${those.length} apply; ${count('proven')} are proven by tests, ${count('document')} are documents, ${count('deployment')} rest on the deployment, ${count('open')} are open`;
}

// CSV cells as in RFC 4180. This file has no line breaks inside cells.
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

function splitEvidence(text: string): string[] {
  return text.split(/; (?=[\w.]+(?:\/|\.|file\b))/).filter(Boolean);
}
