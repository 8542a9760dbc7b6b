import { dirname } from 'node:path';
import type { FileOperation } from './trace-files.ts';

type Change = { end: number } & ({ at: number; bytes: Buffer } | { size: number });
/** A file: its synced content, and changes since the sync. */
type File = { safe: Buffer; pending: Change[]; length: number };
type Names = Map<string, File | 'folder'>;
type Naming = { end: number; change: (names: Names) => void };

/** Folders and files by path; the first entry is the root. */
export type Tree = ReadonlyMap<string, Buffer | 'folder'>;

/**
 * Simulates a disk that loses unsynced data. A sync of a file saves its bytes, a sync of a folder its names. Operations
 * that had not ended when a sync began are not part of it.
 */
export class UnsyncedDisk {
  readonly #safe: Names = new Map();
  /** Names as the processes see them, synced or not. */
  readonly #live: Names = new Map();
  readonly #namings = new Map<string, Naming[]>();
  #syncs: FileOperation[] = [];

  constructor(before: Tree) {
    for (const [path, content] of before) {
      const made = content === 'folder' ? content : newFile(content);
      this.#safe.set(path, made);
      this.#live.set(path, made);
    }
  }

  /** Applies an operation. Operations must come in the order of their start. */
  begin(operation: FileOperation): void {
    this.settle(operation.start);
    if (operation.kind === 'sync') this.#syncs.push(operation);
    else if (operation.kind === 'write' || operation.kind === 'truncate') this.#change(operation);
    else this.#name(operation);
  }

  /** Completes the syncs that had ended at `now`. */
  settle(now: number): void {
    for (const sync of this.#syncs.filter(({ end }) => end <= now)) this.#sync(sync);
    this.#syncs = this.#syncs.filter(({ end }) => end > now);
  }

  /** The content of the disk after a power loss. */
  left(): Tree {
    const [top] = this.#safe.keys();
    const kept = [...this.#safe].filter(([path]) => path === top || this.#safe.has(dirname(path)));
    return new Map(kept.map(([path, file]) => [path, file === 'folder' ? file : file.safe]));
  }

  #change(operation: FileOperation & { kind: 'write' | 'truncate' }): void {
    const file = this.#live.get(operation.path);
    if (!file || file === 'folder') return;
    const { end } = operation;
    if (operation.kind === 'truncate') {
      file.pending.push({ end, size: operation.size });
      file.length = operation.size;
      return;
    }
    // A write without a position appends.
    const at = operation.at ?? file.length;
    file.pending.push({ end, at, bytes: operation.bytes });
    file.length = Math.max(file.length, at + operation.bytes.length);
  }

  #name(operation: FileOperation): void {
    const { kind, path, end } = operation;
    const isMade = kind === 'make' || kind === 'make-folder';
    // The file was opened again, or is not tracked.
    if (isMade === this.#live.has(path)) return;
    const made = kind === 'make' ? newFile(Buffer.alloc(0)) : 'folder';
    const change = (names: Names) => {
      const file = names.get(path);
      names.delete(path);
      if (isMade) names.set(path, made);
      else if (operation.kind === 'rename' && file) names.set(operation.to, file);
    };
    change(this.#live);
    const folder = dirname(path);
    this.#namings.set(folder, [...(this.#namings.get(folder) ?? []), { end, change }]);
  }

  #sync({ path, start }: FileOperation): void {
    const namings = this.#namings.get(path) ?? [];
    for (const { end, change } of namings) if (end <= start) change(this.#safe);
    this.#namings.set(
      path,
      namings.filter(({ end }) => end > start),
    );
    const file = this.#live.get(path);
    if (!file || file === 'folder') return;
    const done = file.pending.filter(({ end }) => end <= start);
    file.safe = written(file.safe, done);
    file.pending = file.pending.filter(({ end }) => end > start);
  }
}

function newFile(safe: Buffer): File {
  return { safe, pending: [], length: safe.length };
}

function written(before: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return before;
  const ends = changes.map((one) => ('size' in one ? one.size : one.at + one.bytes.length));
  const room = Buffer.alloc(Math.max(before.length, ...ends));
  before.copy(room);
  let size = before.length;
  for (const change of changes) {
    if ('size' in change) {
      room.fill(0, change.size, Math.max(size, change.size));
      size = change.size;
    } else {
      change.bytes.copy(room, change.at);
      size = Math.max(size, change.at + change.bytes.length);
    }
  }
  return room.subarray(0, size);
}
