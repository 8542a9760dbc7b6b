import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeFile } from '../../platform/backup/backup-files.server.ts';
import { lockDataDir } from '../../platform/db/sqlite.server.ts';
import { freeSpaceIn } from '../../platform/settings/data-dir.server.ts';
import { gigabytes } from '../../platform/text/gigabytes.ts';
import { MEMORY_PER_BYTE, type Suggestion } from '../model-pulls/suggestions.ts';
import { engineFolder, noteInstalled, readInstalled, switchOn } from './engine-folder.server.ts';
import { describeHosted, fetchHosted, sizeOf } from './fetch-model.server.ts';
import { installEngine } from './install-engine.server.ts';
import { InstallError } from './install-error.ts';

const HOST = 'https://huggingface.co';

/** What is installed: its name, where its file is, and its SHA-256 where the owner says it. */
export type ModelOrder = { model: string; url: string; sha256: string | null };

/** The order of a suggested model, at its host. */
export function orderOf({ model, gguf }: Suggestion): ModelOrder {
  const [owner, repository, file] = gguf.split('/');
  return { model, url: `${HOST}/${owner}/${repository}/resolve/main/${file}`, sha256: null };
}

/** The order of any other file. Throws InstallError. */
export function orderAt(url: string, sha256: string | null): ModelOrder {
  const { pathname, protocol } = URL.parse(url) ?? { pathname: '', protocol: '' };
  const file = basename(decodeURIComponent(pathname));
  if (!/^https?:$/.test(protocol) || !file.endsWith('.gguf')) {
    throw new InstallError('--url takes the address of one GGUF file, which ends in .gguf.');
  }
  if (sha256 !== null && !/^[0-9a-f]{64}$/i.test(sha256)) {
    throw new InstallError('--sha256 takes the 64 hexadecimal digits of the file.');
  }
  const model = file.slice(0, -'.gguf'.length).replace(/[^\w.-]/g, '-');
  return { model, url, sha256: sha256?.toLowerCase() ?? null };
}

type Place = {
  dataDir: string;
  /** The platform package of the engine. */
  platformName: string;
  freeMemory: number;
  say: (line: string) => void;
  onProgress: (done: number, total: number) => void;
  retryAfter?: number;
  /** The free space on the disk of a folder, in bytes. */
  freeSpace?: (folder: string) => Promise<number>;
};

/**
 * Installs the engine and a model into a data folder, where a server that runs finds it. Nothing of an earlier model is
 * touched before the new one is whole, and a file that is there and whole is not fetched again. Throws InstallError.
 */
export async function installModel(order: ModelOrder, place: Place): Promise<void> {
  const { dataDir, platformName, freeMemory, say } = place;
  const folder = engineFolder(dataDir);
  const fetched = join(folder, 'fetched');
  mkdirSync(fetched, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(fetched);
  if (!lock)
    throw new InstallError('A model is being installed here: wait for that command to end.');
  try {
    const found = await findHosted(order);
    refuseTooLarge(found.size, freeMemory);
    const file = `${found.sha256.slice(0, 16)}.gguf`;
    const partial = join(fetched, `${found.sha256}.part`);
    const isThere = await isWhole(folder, file, found);
    if (!isThere) await refuseFullDisk(found.size - (await sizeOf(partial)), folder, place);
    if (await installEngine(folder, platformName)) say('The engine is installed.');
    if (isThere) say(`The file of ${order.model} is already here, and its SHA-256 is right.`);
    else await fetchInto(join(folder, file), partial, { ...order, ...found }, place);
    const last = readInstalled(dataDir);
    // A new note has a new port, at which the model would be loaded again.
    if (!isThere || last?.file !== file || last.model !== order.model)
      await noteInstalled(dataDir, { model: order.model, file, ...found });
    switchOn(dataDir);
    if (last && last.file !== file) rmSync(join(folder, last.file), { force: true });
  } finally {
    lock.release();
  }
}

type Found = { size: number; sha256: string };

/** The size of a file and its hash: that of the order, else that of its host. */
async function findHosted({ url, sha256: ordered }: ModelOrder): Promise<Found> {
  const { size, sha256: hosted } = await describeHosted(url);
  const sha256 = ordered ?? hosted;
  if (sha256 !== null) return { size, sha256 };
  throw new InstallError(
    `${new URL(url).host} does not say the SHA-256 of the file over https: take it from where you trust it, and say --sha256.`,
  );
}

/** Whether a file is there as it should be. Reads it where its size is right. */
async function isWhole(folder: string, file: string, { size, sha256 }: Found): Promise<boolean> {
  if ((await sizeOf(join(folder, file))) !== size) return false;
  return (await describeFile(folder, file))?.sha256 === sha256;
}

async function fetchInto(
  path: string,
  partial: string,
  { url, model, size, sha256 }: ModelOrder & Found,
  { say, onProgress, retryAfter }: Place,
): Promise<void> {
  say(`Fetching ${model}, ${gigabytes(size)} …`);
  await fetchHosted({
    url,
    sha256,
    size,
    path,
    partial,
    onProgress: (done) => onProgress(done, size),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

async function refuseFullDisk(
  missing: number,
  folder: string,
  { freeSpace = freeSpaceIn }: Place,
): Promise<void> {
  if (missing <= 0 || (await freeSpace(folder)) >= missing) return;
  throw new InstallError(
    `${gigabytes(missing)} of the file are to be fetched, and DATA_DIR has less room: make room.`,
  );
}

function refuseTooLarge(size: number, freeMemory: number): void {
  const needed = MEMORY_PER_BYTE * size;
  if (needed <= freeMemory) return;
  throw new InstallError(
    `The model needs ${gigabytes(needed)} of memory, and ${gigabytes(freeMemory)} are free: choose a smaller one.`,
  );
}
