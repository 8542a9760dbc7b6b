import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_FILE } from '../platform/settings/data-dir.server.ts';
import type { Settings } from '../platform/settings/settings.server.ts';
import { newOwnerToken } from '../domain/sign-in/owner-token.server.ts';

type OwnerLink = {
  origin: string;
  secret: string;
  random: Uint8Array;
  /** A member's e-mail or id: the link is for that member. */
  member?: string | undefined;
};

/** Said under a link without an origin. */
export const WHERE_REACHED = 'on the https address where this server is reached';

/** Makes a link that signs in once within 15 minutes. Needs no database. An empty origin makes a path. */
export function makeOwnerLink({ origin, secret, random, member }: OwnerLink): string {
  const token = newOwnerToken(secret, Date.now(), random, member);
  const isId = member !== undefined && !member.includes('@');
  // In the fragment, which browsers do not send: proxies log URLs.
  return `${origin}/owner-link#${token}${isId ? `.${member}` : ''}`;
}

/** What opening the link does. `owner`: the first address of ADMIN_EMAILS. */
export function effectOfLink(owner: string | undefined, member?: string): string {
  if (member?.includes('@'))
    return `Signs ${member} in once more, in a browser that is signed in as ${member}`;
  if (member !== undefined) return `Signs in the member ${member}`;
  if (owner !== undefined) return `Signs in as ${owner}`;
  return 'Makes the account that opens it an admin: sign up there first, or sign in';
}

/** Whether no server has started with the data of these settings. */
export function noServerIn({ databaseUrl, dataDir, sessionSecret }: Settings): boolean {
  const needed = [!databaseUrl && 'broetry.sqlite', !sessionSecret && SECRET_FILE];
  return needed.some((name) => name && !existsSync(join(dataDir, name)));
}
