import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Services } from '../../platform/services.ts';
import { describeWriter } from '../../platform/settings/model-settings.server.ts';
import { readInstance } from '../instance/instance.server.ts';
import { hasAdmin } from '../members/admin-store.server.ts';
import { passkeyPlace } from '../sign-in/passkey-places.server.ts';
import { activeProviders, demoAdmins, isDemoOn } from '../members/sign-in-policy.server.ts';

/** Labelled facts about the server for its operator. `toDo`: what to do about one, in a sentence; `command`: by what. */
export type SiteFacts = {
  label: string;
  value: string;
  toDo?: string | undefined;
  command?: string;
}[];

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

const BUILD = `${sep}build${sep}server`;

/** How the server with this folder of code was installed: as sources, as a packed release, or as the image, without npm. */
export function installationOf(folder: string): 'sources' | 'package' | 'image' {
  if (folder.split(sep).includes('node_modules')) return 'package';
  const [root = '', ...isBuilt] = folder.split(BUILD);
  const hasScripts = isBuilt.length === 0 || existsSync(join(root, 'scripts/bootstrap.mjs'));
  return hasScripts ? 'sources' : 'image';
}

const COMMANDS = {
  'owner-link': 'owner-link.js',
  backup: 'backup.js backup',
  'move-database': 'backup.js move-database',
  'local-model': 'local-model.js',
} as const;

/** What the owner types for a command: only the sources have scripts of npm. */
export function commandLine(
  name: keyof typeof COMMANDS,
  argument?: string,
  installation = installationOf(import.meta.dirname),
): string {
  const rest = argument === undefined ? '' : ` ${argument}`;
  if (installation === 'package') return `npx ./broetry-${packageFile.version}.tgz ${name}${rest}`;
  if (installation === 'image') {
    return `docker compose exec broetry node build/server/${COMMANDS[name]}${rest}`;
  }
  return `npm run ${name}${rest && ` --${rest}`}`;
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
