import { existsSync } from 'node:fs';
import { savePublicOrigin } from '../domain/instance/public-origin.server.ts';
import { openDatabase } from '../platform/db/database.server.ts';
import { isOrigin } from '../platform/settings/setting-values.server.ts';
import { readSettings, SettingsError } from '../platform/settings/settings.server.ts';
import { noServerIn } from './owner-link.server.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  console.log(await changeOrigin(process.argv[2] ?? ''));
} catch (error) {
  console.error(
    error instanceof SettingsError ? error.message : `Nothing was changed: ${String(error)}`,
  );
  process.exitCode = 1;
}

/** Stores the origin of a server without PUBLIC_ORIGIN. Throws SettingsError. */
async function changeOrigin(origin: string): Promise<string> {
  const settings = readSettings(process.env);
  const url = URL.parse(origin);
  if (url?.protocol !== 'https:' || !isOrigin(url, origin)) {
    throw new SettingsError(
      'Say the new address, such as https://broetry.example: https, in lower case, without a path.',
    );
  }
  if (settings.publicOrigin !== undefined)
    throw new SettingsError('PUBLIC_ORIGIN is set here and wins: change it there.');
  if (noServerIn(settings))
    throw new SettingsError(
      `No Broetry has started with the data in ${settings.dataDir}: run this with the environment of the server.`,
    );
  const db = openDatabase(settings);
  try {
    await savePublicOrigin(db, origin, Date.now());
  } finally {
    await db.destroy();
  }
  return `The address is ${origin} from the next start of each process. Passkeys belong to the host they were made for.`;
}
