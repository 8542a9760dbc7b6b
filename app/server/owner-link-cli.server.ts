import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  DataDirError,
  prepareDataDir,
  readOrCreateSecret,
} from '../platform/settings/data-dir.server.ts';
import {
  readSettings,
  type Settings,
  SettingsError,
} from '../platform/settings/settings.server.ts';
import { effectOfLink, makeOwnerLink } from './owner-link.server.ts';

// Files are readable by this user only.
process.umask(0o077);
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
 * sign-in of that member. Needs no database, so the server may run.
 */
function ownerLink(settings: Settings, member: string | undefined): string[] {
  const [owner] = settings.adminEmails;
  prepareDataDir(settings.dataDir);
  const secret = settings.sessionSecret ?? readOrCreateSecret(settings.dataDir);
  const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`;
  const link = makeOwnerLink({ origin, secret, random: randomBytes(32), member });
  return [`${effectOfLink(owner, member)}, once, within 15 minutes:`, `  ${link}`];
}
