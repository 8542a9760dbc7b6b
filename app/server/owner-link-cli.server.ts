import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { findMember, hasMemberAt } from '../domain/members/member-store.server.ts';
import { DatabaseError, openDatabase } from '../platform/db/database.server.ts';
import { DataDirError, readOrCreateSecret } from '../platform/settings/data-dir.server.ts';
import { serverOrigin } from '../platform/settings/server-origin.server.ts';
import {
  readSettings,
  type Settings,
  SettingsError,
} from '../platform/settings/settings.server.ts';
import { effectOfLink, makeOwnerLink, noServerIn, WHERE_REACHED } from './owner-link.server.ts';

/** There is nobody for a link. */
class NoMemberError extends Error {}

const OWN_ERRORS = [SettingsError, DataDirError, DatabaseError, NoMemberError];

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const lines = await ownerLink(readSettings(process.env), process.argv[2]);
  for (const line of lines) console.log(line);
} catch (error) {
  const isOurs = OWN_ERRORS.some((kind) => error instanceof kind);
  console.error(isOurs ? (error as Error).message : `There is no link: ${String(error)}`);
  process.exitCode = 1;
}

/**
 * Prints the link of the owner, or of a member: with an id it signs the member in, with an e-mail it replaces the second
 * sign-in of that member. The server may run. Throws DataDirError where no server has started with these settings: a link
 * of another secret is good nowhere. Throws NoMemberError without such a member, or DatabaseError.
 */
async function ownerLink(settings: Settings, member: string | undefined): Promise<string[]> {
  const [owner] = settings.adminEmails;
  const { dataDir, sessionSecret } = settings;
  if (noServerIn(settings)) throw new DataDirError(noServer(dataDir));
  if (member !== undefined) await expectMember(settings, member);
  const secret = sessionSecret ?? readOrCreateSecret(dataDir);
  const origin = serverOrigin(settings);
  const link = makeOwnerLink({ origin, secret, random: randomBytes(32), member });
  const where = origin === '' ? `, ${WHERE_REACHED}` : '';
  return [`${effectOfLink(owner, member)}, once, within 15 minutes${where}:`, `  ${link}`];
}

async function expectMember(settings: Settings, member: string): Promise<void> {
  const isEmail = member.includes('@');
  const db = openDatabase(settings, { snapshot: true });
  try {
    const isThere = isEmail
      ? await hasMemberAt(db, member)
      : (await findMember(db, member)) !== undefined;
    if (isThere) return;
  } finally {
    await db.destroy();
  }
  throw new NoMemberError(
    `No account has the ${isEmail ? 'address' : 'id'} ${member}, so there is no link. /admin/users lists the accounts; this command takes the address of one, or the id that its page names. A person without an account signs up first.`,
  );
}

function noServer(dataDir: string): string {
  return `No Broetry has started with the data in ${dataDir}, so there is no link. Run this in the folder of the server with its environment: DATA_DIR, DATABASE_URL, SESSION_SECRET and PUBLIC_ORIGIN, as far as they are set there.`;
}
