import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import {
  commandLine,
  describeAdmin,
  describeSignIns,
} from '../domain/admin/server-configuration.server.ts';
import { refusalWords } from '../domain/admin/refusal-words.server.ts';
import { hasAdmin } from '../domain/members/admin-store.server.ts';
import { isDemoOn } from '../domain/members/sign-in-policy.server.ts';
import { countForeignPasskeys } from '../domain/sign-in/passkey-store.server.ts';
import { BackupError } from '../platform/backup/backup-files.server.ts';
import { DatabaseError } from '../platform/db/database.server.ts';
import { isUsedSqlite } from '../platform/db/sqlite.server.ts';
import { findMissingFiles } from '../platform/files/missing-files.server.ts';
import type { Services } from '../platform/services.ts';
import { DataDirError } from '../platform/settings/data-dir.server.ts';
import { describeWriter } from '../platform/settings/model-settings.server.ts';
import { removedSettingsWarning } from '../platform/settings/removed-settings.server.ts';
import { readSettings, SettingsError } from '../platform/settings/settings.server.ts';
import { warmUp } from '../domain/writing/warm-up.server.ts';
import { effectOfLink, makeOwnerLink, WHERE_REACHED } from './owner-link.server.ts';
import { type Running, serve } from './serve.server.ts';

/** Delay of writing the compile cache, after the first pages. */
const COMPILE_CACHE_DELAY_MS = 5000;

/** Reads the settings, starts the server and prints its address, or the error in one sentence. */
export async function start(clientDir: string): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const running = await serve(readSettings(process.env), clientDir);
    const stopping = stopOnSignal(running);
    if (running.isWaiting) announceWaiting(running.services);
    const services = await running.opened;
    await announce(services);
    await showOwnerLink(services);
    await warnOfForeignPasskeys(services);
    await warnOfMissingFiles(services);
    void warnOfRefusal(services);
    void warmUp(stopping);
    const removed = removedSettingsWarning(process.env);
    if (removed) services.log.warn(removed);
    // Not at exit: the process may be killed.
    setTimeout(flushCompileCache, COMPILE_CACHE_DELAY_MS).unref();
  } catch (error) {
    console.error(startError(error));
    process.exit(1);
  }
}

function announceWaiting(services: Pick<Services, 'settings' | 'secret' | 'randomBytes'>): void {
  console.log(
    `Broetry waits for its owner: HOST ${services.settings.host} can be reached from other machines, and PUBLIC_ORIGIN is not set`,
  );
  printOwnerLink(services, '');
}

async function announce(services: Services): Promise<void> {
  const { publicOrigin, settings, modelStatus } = services;
  const database = settings.databaseUrl ? 'Postgres' : `SQLite in ${settings.dataDir}`;
  console.log(`Broetry is ready at ${publicOrigin}`);
  console.log(`  writer    ${describeWriter(modelStatus.active()?.settings ?? null)}`);
  console.log(`  sign-in   ${await describeSignIns(services)}`);
  console.log(`  admin     ${await describeAdmin(services)}`);
  console.log(`  database  ${database}`);
  console.log(`  storage   ${settings.dataDir}`);
  if (settings.oidcIssuer !== undefined && settings.oidcTrustedEmailIssuer === undefined) {
    console.log(
      '  note      OIDC_ISSUER: only addresses with email_verified open /admin or a mail domain; for an issuer that sends none, such as Entra, set OIDC_TRUSTED_EMAIL_ISSUER',
    );
  }
  if (['on', 'public'].includes(settings.demoSignIn)) {
    console.log(
      '  warning   DEMO_SIGN_IN: whoever reaches this server may be anybody, its admin too',
    );
  }
  if (settings.databaseUrl && isUsedSqlite(settings.dataDir)) {
    console.log(
      `  warning   DATABASE_URL: what is in broetry.sqlite of ${settings.dataDir} is not shown; ${commandLine('move-database', '--to postgres')} copies it to a Postgres without rows. Move the file away when you do not need it`,
    );
  }
  if (settings.insecureHttp) console.log('  warning   INSECURE_HTTP: cookies travel unprotected');
}

/** Where no admin has ever signed in, and nobody may be one at the demo account. A log is no place for the link. */
async function showOwnerLink(services: Services): Promise<void> {
  const { db, settings, publicOrigin } = services;
  if (isDemoOn(settings) || (await hasAdmin(db, settings.adminEmails))) return;
  printOwnerLink(services, publicOrigin);
}

/** With an empty origin the link is a path. */
function printOwnerLink(
  { settings, secret, randomBytes }: Pick<Services, 'settings' | 'secret' | 'randomBytes'>,
  origin: string,
): void {
  if (!process.stdout.isTTY) {
    console.log(
      `  owner     ${commandLine('owner-link')} makes the link of the first admin: run it in this folder, with the environment of this server`,
    );
    return;
  }
  console.log(`  owner     ${makeOwnerLink({ origin, secret, random: randomBytes(32) })}`);
  if (origin === '') console.log(`            ${WHERE_REACHED}`);
  console.log(`            ${effectOfLink(settings.adminEmails[0])}, once, within 15 minutes`);
}

/** Browsers offer a passkey only at the host name that it was made for. */
async function warnOfForeignPasskeys({
  db,
  publicOrigin,
}: Pick<Services, 'db' | 'publicOrigin'>): Promise<void> {
  const { hostname } = new URL(publicOrigin);
  for (const { host, count } of await countForeignPasskeys(db, hostname)) {
    const keys = count === 1 ? '1 passkey was made' : `${count} passkeys were made`;
    console.log(
      `  warning   ${keys} for ${host} and cannot sign in at ${hostname}: their members need a recovery code, or PUBLIC_ORIGIN its old host`,
    );
  }
}

/** A move or a restore by hand may have left them behind, which nothing else says before a visitor sees it. */
async function warnOfMissingFiles(services: Services): Promise<void> {
  const found = await findMissingFiles(services);
  if (!found) return;
  const { missing, seen, total, folder } = found;
  const all = total > seen ? ` (there are ${total})` : '';
  console.log(
    `  warning   DATA_DIR: ${folder} lacks ${missing} of ${seen} stored files looked at${all}: copy it from the DATA_DIR that was used with this database, or from a backup`,
  );
}

/** In the background: a start does not wait for the model. */
async function warnOfRefusal({
  modelStatus,
  stopping,
}: Pick<Services, 'modelStatus' | 'stopping'>): Promise<void> {
  const refusal = await modelStatus.check(stopping.signal);
  const model = modelStatus.active();
  if (refusal && model) console.log(`  warning   ${refusalWords(refusal, model)}`);
}

/** With the maximum DRAIN_DELAY a stop takes less than MAX_STOP_MS. */
const GRACE_MS = 15_000;
const MAX_STOP_MS = 25_000;
/** One Ctrl-C arrives several times within this time: from the terminal and from npm. */
const ECHO_MS = 1000;

/** Returns the signal that fires when the server begins to stop. */
function stopOnSignal({ services, stop }: Running): AbortSignal {
  const stopping = new AbortController();
  let begun = Number.POSITIVE_INFINITY;
  const end = (code: number, delay = 0) => {
    // A second signal exits at once: confirmed writes are on disk.
    if (performance.now() - begun > ECHO_MS) process.exit(code);
    if (stopping.signal.aborted) return;
    begun = performance.now();
    stopping.abort();
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
  return stopping.signal;
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
