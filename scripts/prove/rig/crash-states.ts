import { dirname } from 'node:path';
import type { Chance } from './chance.ts';
import type {
  CutOperation,
  FileOperation,
  NameOperation,
  SyncOperation,
  WriteOperation,
} from './trace-files.ts';

type Data = { kind: 'write'; at: number; bytes: Buffer } | { kind: 'cut'; size: number };
type Pending = Data & { end: number };
/** A file: what is safely on the disk, and what is only on its way there. */
type File = { safe: Buffer; pending: Pending[]; length: number };
type Named =
  | { kind: 'make'; path: string; file: File | 'folder' }
  | { kind: 'remove'; path: string }
  | { kind: 'rename'; path: string; to: string };

/** How much of what was not yet synced is on the disk when the power has gone. */
export const FATES = ['nothing', 'everything', 'some', 'torn'] as const;
export type Fate = (typeof FATES)[number];

const SECTOR = 512;

/**
 * A disk that loses its power. What was synced is there. Of the rest anything may be: each write wholly, not at all,
 * or some of its sectors; names in the order in which they were given, up to some point in each folder.
 */
export class CrashingDisk {
  /** Names that are safe. */
  readonly #names = new Map<string, File | 'folder'>();
  /** Names as the processes see them. */
  readonly #live = new Map<string, File | 'folder'>();
  readonly #pendingNames = new Map<string, (Named & { end: number })[]>();
  readonly #syncs: SyncOperation[] = [];

  constructor(before: ReadonlyMap<string, Buffer | 'folder'>) {
    for (const [path, content] of before) {
      const made = content === 'folder' ? content : newFile(content);
      this.#names.set(path, made);
      this.#live.set(path, made);
    }
  }

  /** Something has begun. Everything has to be told in order. */
  begin(operation: FileOperation): void {
    this.settle(operation.start);
    if (operation.kind === 'sync') this.#syncs.push(operation);
    else if (operation.kind === 'write' || operation.kind === 'cut') this.#change(operation);
    else this.#rename(operation);
  }

  /** Everything that was synced until `now` is safe. */
  settle(now: number): void {
    for (let index = 0; index < this.#syncs.length; index += 1) {
      const sync = this.#syncs[index];
      if (!sync || sync.end > now) continue;
      this.#syncs.splice(index, 1);
      index -= 1;
      this.#makeSafe(sync);
    }
  }

  /** What the disk may hold if the power goes now. */
  lose(fate: Fate, chance: Chance): Map<string, Buffer | 'folder'> {
    const names = new Map(this.#names);
    for (const pending of this.#pendingNames.values()) {
      const share = { nothing: 0, everything: 1, some: chance.next(), torn: chance.next() }[fate];
      for (const named of pending.slice(0, Math.round(share * pending.length))) apply(names, named);
    }
    const state = new Map<string, Buffer | 'folder'>();
    for (const [path, found] of names) {
      if (found === 'folder') state.set(path, found);
      else if (hasFolder(names, path)) state.set(path, survivor(found, fate, chance));
    }
    return state;
  }

  /** What the processes themselves would read. */
  read(path: string): Buffer | null {
    const found = this.#live.get(path);
    return found && found !== 'folder' ? written(found.safe, found.pending) : null;
  }

  #change(operation: WriteOperation | CutOperation): void {
    const file = this.#live.get(operation.path);
    if (!file || file === 'folder') return;
    const { end } = operation;
    if (operation.kind === 'cut') {
      file.pending.push({ kind: 'cut', size: operation.size, end });
      file.length = operation.size;
      return;
    }
    // Without a place of its own it goes to the end: that is how files are written here.
    const at = operation.at ?? file.length;
    file.pending.push({ kind: 'write', at, bytes: operation.bytes, end });
    file.length = Math.max(file.length, at + operation.bytes.length);
  }

  #rename(operation: NameOperation): void {
    const { path, end } = operation;
    if (operation.kind === 'make' || operation.kind === 'make-folder') {
      const file = operation.kind === 'make' ? newFile(Buffer.alloc(0)) : 'folder';
      if (!this.#live.has(path)) this.#name({ kind: 'make', path, file }, end);
    } else if (!this.#live.has(path)) return;
    else if (operation.kind === 'rename') {
      this.#name({ kind: 'rename', path, to: operation.to }, end);
    } else this.#name({ kind: 'remove', path }, end);
  }

  #name(named: Named, end: number): void {
    apply(this.#live, named);
    const folder = dirname(named.path);
    const pending = this.#pendingNames.get(folder) ?? [];
    pending.push({ ...named, end });
    this.#pendingNames.set(folder, pending);
  }

  #makeSafe({ path, start }: { path: string; start: number }): void {
    const pending = this.#pendingNames.get(path);
    if (pending) {
      for (const named of pending.filter(({ end }) => end <= start)) apply(this.#names, named);
      this.#pendingNames.set(
        path,
        pending.filter(({ end }) => end > start),
      );
    }
    const file = this.#live.get(path);
    if (!file || file === 'folder') return;
    file.safe = written(
      file.safe,
      file.pending.filter(({ end }) => end <= start),
    );
    file.pending = file.pending.filter(({ end }) => end > start);
  }
}

function newFile(safe: Buffer): File {
  return { safe, pending: [], length: safe.length };
}

function apply(names: Map<string, File | 'folder'>, named: Named): void {
  if (named.kind === 'make') {
    names.set(named.path, named.file);
    return;
  }
  const file = names.get(named.path);
  names.delete(named.path);
  if (named.kind === 'rename' && file) names.set(named.to, file);
}

function hasFolder(names: ReadonlyMap<string, unknown>, path: string): boolean {
  return names.has(dirname(path));
}

function survivor(file: File, fate: Fate, chance: Chance): Buffer {
  if (fate === 'nothing') return file.safe;
  if (fate === 'everything') return written(file.safe, file.pending);
  const kept = file.pending.filter(() => chance.next() < 0.5);
  return written(file.safe, fate === 'some' ? kept : kept.flatMap((data) => torn(data, chance)));
}

/** Some of the sectors of a write. */
function torn(data: Data, chance: Chance): Data[] {
  if (data.kind === 'cut') return [data];
  const pieces: Data[] = [];
  for (let at = 0; at < data.bytes.length; at += SECTOR) {
    const bytes = data.bytes.subarray(at, at + SECTOR);
    if (chance.next() < 0.5) pieces.push({ kind: 'write', at: data.at + at, bytes });
  }
  return pieces;
}

function written(before: Buffer, changes: readonly Data[]): Buffer {
  if (changes.length === 0) return before;
  const ends = changes.map((each) =>
    each.kind === 'cut' ? each.size : each.at + each.bytes.length,
  );
  const room = Buffer.alloc(Math.max(before.length, ...ends));
  before.copy(room);
  let size = before.length;
  for (const change of changes) {
    if (change.kind === 'cut') {
      room.fill(0, change.size, Math.max(size, change.size));
      size = change.size;
    } else {
      change.bytes.copy(room, change.at);
      size = Math.max(size, change.at + change.bytes.length);
    }
  }
  return room.subarray(0, size);
}
