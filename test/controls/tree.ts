import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Control } from './control.ts';

/** This project, whose files are never touched. */
export const ROOT = join(import.meta.dirname, '../..');

const LEFT_OUT = new Set(['node_modules', 'data', '.git', '.react-router', '.env']);

/** A copy of the project, with what is built, that may be spoiled. `drop` deletes it. */
export type Tree = { folder: string; drop: () => void };

/** Makes such a copy. */
export function copyTree(from: string = ROOT): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-controls-'));
  for (const name of readdirSync(from).filter((each) => !LEFT_OUT.has(each))) {
    cpSync(join(from, name), join(folder, name), { recursive: true });
  }
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'), 'junction');
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A digest of everything that a proof of controls depends on. */
export function sourceDigest(): string {
  const hash = createHash('sha256');
  const files = ['app', 'comedy', 'e2e', 'public', 'scripts', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const settings = [
    '.npmrc',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'vitest.config.ts',
    'oxlint.config.ts',
  ];
  for (const file of [...files.toSorted(), ...settings.map((name) => join(ROOT, name))]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Why a control cannot be taken away as it says, in words; null when it can. */
export function patchFault(
  { file, find, replace }: Pick<Control, 'file' | 'find' | 'replace'>,
  folder: string = ROOT,
): string | null {
  const times = readFileSync(join(folder, file), 'utf8').split(find).length - 1;
  if (find === '' || find === replace) return 'the patch changes nothing';
  return times === 1 ? null : `its text stands ${times} times in ${file}`;
}

/** Takes a control away in `folder`. Returns what puts it back. Throws when its patch does not apply. */
export function takeAway(control: Control, folder: string): () => void {
  const fault = patchFault(control, folder);
  if (fault) throw new Error(fault);
  const path = join(folder, control.file);
  const before = readFileSync(path, 'utf8');
  // As a function: nothing in the replacement is read as a pattern.
  writeFileSync(
    path,
    before.replace(control.find, () => control.replace),
  );
  return () => writeFileSync(path, before);
}
