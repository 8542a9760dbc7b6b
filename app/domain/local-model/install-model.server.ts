import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lockDataDir } from '../../platform/db/sqlite.server.ts';
import { freeSpaceIn } from '../../platform/settings/data-dir.server.ts';
import { gigabytes } from '../../platform/text/gigabytes.ts';
import { MEMORY_PER_BYTE, type Suggestion } from '../model-pulls/suggestions.ts';
import { engineFolder, noteInstalled, readInstalled, switchOn } from './engine-folder.server.ts';
import { describeHosted, fetchHosted } from './fetch-model.server.ts';
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
};

/**
 * Installs the engine and a model into a data folder, where a server that runs finds it. Nothing of an earlier model is
 * touched before the new one is whole. Throws InstallError.
 */
export async function installModel(order: ModelOrder, place: Place): Promise<void> {
  const { dataDir, platformName, freeMemory, say, onProgress, retryAfter } = place;
  const folder = engineFolder(dataDir);
  const fetched = join(folder, 'fetched');
  mkdirSync(fetched, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(fetched);
  if (!lock)
    throw new InstallError('A model is being installed here: wait for that command to end.');
  try {
    const hosted = await describeHosted(order.url);
    const sha256 = order.sha256 ?? hosted.sha256;
    const { size } = hosted;
    if (sha256 === null) {
      throw new InstallError(
        `${new URL(order.url).host} does not say the SHA-256 of the file over https: take it from where you trust it, and say --sha256.`,
      );
    }
    refuseTooLarge(size, freeMemory);
    const file = `${sha256.slice(0, 16)}.gguf`;
    const partial = join(fetched, `${sha256}.part`);
    if ((await freeSpaceIn(folder)) < size) {
      throw new InstallError(
        `The file takes ${gigabytes(size)}, and DATA_DIR has less: make room.`,
      );
    }
    if (await installEngine(folder, platformName)) say('The engine is installed.');
    const path = join(folder, file);
    say(`Fetching ${order.model}, ${gigabytes(size)} …`);
    await fetchHosted({
      url: order.url,
      sha256,
      size,
      path,
      partial,
      onProgress: (done) => onProgress(done, size),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
    const last = readInstalled(dataDir);
    await noteInstalled(dataDir, { model: order.model, file, size, sha256 });
    switchOn(dataDir);
    if (last && last.file !== file) rmSync(join(folder, last.file), { force: true });
  } finally {
    lock.release();
  }
}

function refuseTooLarge(size: number, freeMemory: number): void {
  const needed = MEMORY_PER_BYTE * size;
  if (needed <= freeMemory) return;
  throw new InstallError(
    `The model needs ${gigabytes(needed)} of memory, and ${gigabytes(freeMemory)} are free: choose a smaller one.`,
  );
}
