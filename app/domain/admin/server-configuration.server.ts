import { sep } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Services } from '../../platform/services.ts';
import { describeWriter } from '../../platform/settings/model-settings.server.ts';
import { readInstance } from '../instance/instance.server.ts';
import { hasAdmin } from '../members/admin-store.server.ts';
import { passkeyPlace } from '../sign-in/passkey-places.server.ts';
import { activeProviders, demoAdmins, isDemoOn } from '../members/sign-in-policy.server.ts';

/** Labelled facts about the server for its operator. */
export type SiteFacts = { label: string; value: string }[];

/** Describes the configuration. */
export async function describeSite(services: Services): Promise<SiteFacts> {
  const { settings, publicOrigin, modelStatus } = services;
  return [
    { label: 'Version', value: packageFile.version },
    { label: 'Address', value: publicOrigin },
    { label: 'Writer', value: describeWriter(modelStatus.active()?.settings ?? null) },
    { label: 'Sign-ins', value: await describeSignIns(services) },
    { label: 'Database', value: settings.databaseUrl ? 'Postgres' : 'SQLite' },
  ];
}

/** What the owner types for a command: a packed release has no scripts of npm. */
export function commandLine(
  name: 'owner-link' | 'backup' | 'move-database' | 'local-model',
  argument?: string,
): string {
  const isPacked = import.meta.dirname.split(sep).includes('node_modules');
  const command = isPacked ? `npx ./broetry-${packageFile.version}.tgz ${name}` : `npm run ${name}`;
  if (argument === undefined) return command;
  return isPacked ? `${command} ${argument}` : `${command} -- ${argument}`;
}

/** Lists the ways to sign in: "Google, the demo account (anybody may be anybody)". */
export async function describeSignIns(services: Services): Promise<string> {
  const { isProviderOnly } = await readInstance(services.db);
  const names = activeProviders(services, isProviderOnly).map(({ id, label }) => {
    const name = label.replace(/^Continue with /, '');
    return id === 'demo' ? `${name} (anybody may be anybody)` : name;
  });
  if (!isProviderOnly && passkeyPlace(services, services.publicOrigin).ok) names.push('passkeys');
  return names.length > 0
    ? names.join(', ')
    : `none: set one up, or use ${commandLine('owner-link')}`;
}

/** Names the admin e-mail and how to sign in with it. Without one, says whether an admin is there. */
export async function describeAdmin(
  services: Pick<Services, 'db' | 'settings' | 'providers'>,
): Promise<string> {
  const { settings } = services;
  const [admin] = isDemoOn(settings) ? demoAdmins(settings) : settings.adminEmails;
  const link = commandLine('owner-link');
  if (admin === undefined) {
    return (await hasAdmin(services.db, []))
      ? `by the owner link; ${link} makes another one`
      : `whoever opens the link of ${link}`;
  }
  const way = isDemoOn(settings) ? ' at the demo account' : '';
  return activeProviders(services).length > 0
    ? `sign in as ${admin}${way}`
    : `${admin}, by ${link}`;
}
