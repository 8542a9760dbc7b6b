import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import {
  commandLine,
  describeAdmin,
  describeSignIns,
} from '../domain/admin/server-configuration.server.ts';
import { hasAdmin } from '../domain/members/admin-store.server.ts';
import { isDemoOn } from '../domain/members/sign-in-policy.server.ts';
import { countForeignPasskeys } from '../domain/sign-in/passkey-store.server.ts';
import { BackupError } from '../platform/backup/backup-files.server.ts';
import { DatabaseError } from '../platform/db/database.server.ts';
import type { Services } from '../platform/services.ts';
import { DataDirError } from '../platform/settings/data-dir.server.ts';
import { describeWriter } from '../platform/settings/model-settings.server.ts';
import { removedSettingsWarning } from '../platform/settings/removed-settings.server.ts';
import { readSettings, SettingsError } from '../platform/settings/settings.server.ts';
import { effectOfLink, makeOwnerLink } from './owner-link.server.ts';
import { type Running, serve } from './serve.server.ts';

/** Delay of writing the compile cache, after the first pages. */
const COMPILE_CACHE_DELAY_MS = 5000;

/** Reads the settings, starts the server and prints its address, or the error in one sentence. */
export async function start(clientDir: string): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const running = await serve(readSettings(process.env), clientDir);
    stopOnSignal(running);
    announce(running.services);
    await showOwnerLink(running.services);
    await warnOfForeignPasskeys(running.services);
    const removed = removedSettingsWarning(process.env);
    if (removed) running.services.log.warn(removed);
    // Not at exit: the process may be killed.
    setTimeout(flushCompileCache, COMPILE_CACHE_DELAY_MS).unref();
  } catch (error) {
    console.error(startError(error));
    process.exit(1);
  }
}

function announce(services: Services): void {
  const { publicOrigin, settings } = services;
  const database = settings.databaseUrl ? 'Postgres' : `SQLite in ${settings.dataDir}`;
  console.log(`Broetry is ready at ${publicOrigin}`);
  console.log(`  writer    ${describeWriter(settings)}`);
  console.log(`  sign-in   ${describeSignIns(services)}`);
  console.log(`  admin     ${describeAdmin(services)}`);
  console.log(`  database  ${database}`);
  console.log(`  storage   ${settings.dataDir}`);
  if (settings.demoSignIn === 'on') {
    console.log(
      '  warning   DEMO_SIGN_IN: whoever reaches this server may be anybody, its admin too',
    );
  }
  if (settings.insecureHttp) console.log('  warning   INSECURE_HTTP: cookies travel unprotected');
}

/** Where no admin has ever signed in, and nobody may be one at the demo account. A log is no place for the link. */
async function showOwnerLink(services: Services): Promise<void> {
  const { db, settings, publicOrigin: origin, secret } = services;
  if (isDemoOn(settings) || (await hasAdmin(db, settings.adminEmails))) return;
  if (!process.stdout.isTTY) {
    console.log(
      `  owner     ${commandLine('owner-link')} makes the link of the first admin: run it in this folder, with the environment of this server`,
    );
    return;
  }
  console.log(`  owner     ${makeOwnerLink({ origin, secret, random: services.randomBytes(32) })}`);
  console.log(`            ${effectOfLink(settings.adminEmails[0])}, once, within 15 minutes`);
}

/** Browsers offer a passkey only at the host name that it was made for. */
async function warnOfForeignPasskeys({ db, publicOrigin }: Services): Promise<void> {
  const { hostname } = new URL(publicOrigin);
  for (const { host, count } of await countForeignPasskeys(db, hostname)) {
    const keys = count === 1 ? '1 passkey was made' : `${count} passkeys were made`;
    console.log(
      `  warning   ${keys} for ${host} and cannot sign in at ${hostname}: their members need a recovery code, or PUBLIC_ORIGIN its old host`,
    );
  }
}

/** With the maximum DRAIN_DELAY a stop takes less than MAX_STOP_MS. */
const GRACE_MS = 15_000;
const MAX_STOP_MS = 25_000;

function stopOnSignal({ services, stop }: Running): void {
  let stopping = false;
  const end = (code: number, delay = 0) => {
    // A second signal exits at once: confirmed writes are on disk.
    if (stopping) process.exit(code);
    stopping = true;
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    stop({ delay, grace: GRACE_MS }).then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.on('SIGTERM', () => end(0, services.settings.drainDelay));
  // The state is unknown after such an error, including unhandled rejections: finishes requests and exits, for a restart
  // by the supervisor.
  process.on('uncaughtException', (error) => {
    services.log.fatal({ err: error }, 'a surprise outside of every request: stopping');
    end(1);
  });
}

const START_ERRORS: Record<string, (error: { port?: number }) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: stop the other program or set PORT.`,
  EACCES: ({ port }) => `Port ${port} needs more rights: set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => NO_SUCH_HOST,
  ENOTFOUND: () => NO_SUCH_HOST,
};
const NO_SUCH_HOST =
  'HOST is not an address of this machine: set it to one that is, or leave it out.';

function startError(error: unknown): string {
  if (!(error instanceof Error)) return `Broetry could not start: ${String(error)}`;
  if (
    [SettingsError, DataDirError, DatabaseError, BackupError].some((kind) => error instanceof kind)
  ) {
    return error.message;
  }
  const { code = '', port } = error as NodeJS.ErrnoException & { port?: number };
  return START_ERRORS[code]?.({ port }) ?? `Broetry could not start: ${error.message || code}`;
}
