import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, ROOT } from './named-test.ts';

/** `document`: written down; `deployment`: rests on how it is run, as the files say; `open`: not met, the note says why. */
export type Status = 'proven' | 'document' | 'deployment' | 'open' | '';
export type Requirement = {
  id: string;
  level: '1' | '2';
  applies: boolean;
  status: Status;
  evidence: string[];
  note: string;
};

/** docs/asvs.csv: every requirement of OWASP ASVS 5.0.0, levels 1 and 2. */
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

/** Whether a requirement that applies has evidence of the kind that its status speaks of: a test, a document, whatever is shipped. */
export function isShown({ status, evidence }: Requirement): boolean {
  if (status === 'proven') return evidence.some((one) => one.includes(' "'));
  if (status === 'document') return evidence.some((one) => one.startsWith('docs/'));
  return status === 'deployment' && evidence.length > 0;
}

/** What is wrong with a piece of evidence, in words; null when its file, test or section is there. */
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

/** How many requirements stand where, in words. */
export function asvsCounts(rows: readonly Requirement[]): string {
  const those = rows.filter(({ applies }) => applies);
  const count = (status: Status) => those.filter((row) => row.status === status).length;
  return `of ${rows.length} requirements ${those.length} apply; ${count('proven')} are proven by tests, ${count('document')} are documents, ${count('deployment')} rest on the deployment, ${count('open')} are open`;
}

// Cells as RFC 4180 has them; no cell of this file holds a line break.
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

function splitEvidence(text: string): string[] {
  return text.split(/; (?=[\w.]+(?:\/|\.|file\b))/).filter(Boolean);
}
