import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder of the model in the box. It is fetched again where it is lost, so backups leave it out. */
export function engineFolder(dataDir: string): string {
  return join(dataDir, 'engine');
}

const installed = z.object({
  /** What people call it. */
  model: z.string().min(1),
  /** Its file in the folder, its size in bytes, and its SHA-256. */
  file: z.string().min(1),
  size: z.number().positive(),
  sha256: z.string(),
  /** Where its process listens on loopback, and the key that it asks for. */
  port: z.int().positive(),
  key: z.string().min(1),
});

/** The model that `local-model` has installed, and how its process is reached. */
export type InstalledModel = z.output<typeof installed>;

const NOTE = 'installed.json';
const OFF = 'switched-off';

/** The installed model of a data folder, or null. */
export function readInstalled(dataDir: string): InstalledModel | null {
  try {
    return installed.parse(JSON.parse(readFileSync(join(engineFolder(dataDir), NOTE), 'utf8')));
  } catch {
    return null;
  }
}

/** Notes a model as installed, at a free port and with a new key. A server that runs sees it at once. */
export async function noteInstalled(
  dataDir: string,
  model: Omit<InstalledModel, 'port' | 'key'>,
): Promise<InstalledModel> {
  const noted = { ...model, port: await freePort(), key: randomBytes(32).toString('base64url') };
  const file = join(engineFolder(dataDir), NOTE);
  writeFileSync(`${file}.new`, JSON.stringify(noted), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return noted;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject).listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

/** Whether the model in the box is switched off, because it crashed too often. */
export function isSwitchedOff(dataDir: string): boolean {
  return existsSync(join(engineFolder(dataDir), OFF));
}

/** Switches the model in the box off, in all processes of the site. */
export function switchOff(dataDir: string): void {
  writeFileSync(join(engineFolder(dataDir), OFF), '', { mode: 0o600 });
}

/** Lets the model in the box start again. */
export function switchOn(dataDir: string): void {
  rmSync(join(engineFolder(dataDir), OFF), { force: true });
}
