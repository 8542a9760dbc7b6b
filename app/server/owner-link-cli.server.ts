import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { DataDirError, readOrCreateSecret } from '../platform/settings/data-dir.server.ts';
import {
  readSettings,
  type Settings,
  SettingsError,
} from '../platform/settings/settings.server.ts';
import { effectOfLink, makeOwnerLink, noServerIn, WHERE_REACHED } from './owner-link.server.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const line of ownerLink(readSettings(process.env), process.argv[2])) console.log(line);
} catch (error) {
  const isOurs = error instanceof SettingsError || error instanceof DataDirError;
  console.error(isOurs ? error.message : `There is no link: ${String(error)}`);
  process.exitCode = 1;
}

/**
 * Prints the link of the owner, or of a member: with an id it signs the member in, with an e-mail it replaces the second
 * sign-in of that member. Does not open the database, so the server may run. Throws DataDirError where no server has started
 * with these settings: a link of another secret is good nowhere.
 */
function ownerLink(settings: Settings, member: string | undefined): string[] {
  const [owner] = settings.adminEmails;
  const { dataDir, sessionSecret } = settings;
  if (noServerIn(settings)) throw new DataDirError(noServer(dataDir));
  const secret = sessionSecret ?? readOrCreateSecret(dataDir);
  const local = settings.loopback ? `http://localhost:${settings.port}` : '';
  const origin = settings.publicOrigin ?? local;
  const link = makeOwnerLink({ origin, secret, random: randomBytes(32), member });
  const where = origin === '' ? `, ${WHERE_REACHED}` : '';
  return [`${effectOfLink(owner, member)}, once, within 15 minutes${where}:`, `  ${link}`];
}

function noServer(dataDir: string): string {
  return `No Broetry has started with the data in ${dataDir}, so there is no link. Run this in the folder of the server with its environment: DATA_DIR, DATABASE_URL, SESSION_SECRET and PUBLIC_ORIGIN, as far as they are set there.`;
}
