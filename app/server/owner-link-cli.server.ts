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
import { newOwnerToken } from '../domain/sign-in/owner-token.server.ts';

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
 * Prints a sign-in link for the first address of ADMIN_EMAILS. With the e-mail or id of a member the link replaces the
 * second sign-in of that member. Needs no database, so the server may run.
 */
function ownerLink(settings: Settings, member: string | undefined): string[] {
  const [owner] = settings.adminEmails;
  if (!owner && !member) {
    throw new SettingsError(
      'ADMIN_EMAILS names nobody: set it to your e-mail address, start Broetry again, then ask for the link.',
    );
  }
  prepareDataDir(settings.dataDir);
  const secret = settings.sessionSecret ?? readOrCreateSecret(settings.dataDir);
  const token = newOwnerToken(secret, Date.now(), randomBytes(32), member);
  const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`;
  return [
    member
      ? `Signs ${member} in once more, in a browser that is signed in as ${member}, once, within 15 minutes:`
      : `Signs in as ${owner}, once, within 15 minutes:`,
    // In the fragment, which browsers do not send: proxies log URLs.
    `  ${origin}/owner-link#${token}`,
  ];
}
