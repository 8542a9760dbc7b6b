import packageFile from '../../../package.json' with { type: 'json' };
import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { describeWriter } from '../../platform/settings/model-settings.server.ts';
import { demoAdmins, isDemoOn, signInOptions } from '../members/sign-in-policy.server.ts';

/** Labelled facts about the server for its operator. */
export type SiteFacts = { label: string; value: string }[];

/** Describes the configuration. Null unless the viewer is an admin. */
export function describeSite(services: Services, viewer: Viewer): SiteFacts | null {
  if (!isAdmin(viewer)) return null;
  const { settings, publicOrigin } = services;
  return [
    { label: 'Version', value: packageFile.version },
    { label: 'Address', value: publicOrigin },
    { label: 'Writer', value: describeWriter(settings) },
    { label: 'Sign-ins', value: describeSignIns(services) },
    { label: 'Database', value: settings.databaseUrl ? 'Postgres' : 'SQLite' },
  ];
}

/** Lists the active providers: "Google, the demo account (anybody may be anybody)". */
export function describeSignIns(services: Services): string {
  const names = signInOptions(services)
    .filter(({ disabledReason }) => disabledReason === null)
    .map(({ id, label }) => {
      const name = label.replace(/^Continue with /, '');
      return id === 'demo' ? `${name} (anybody may be anybody)` : name;
    });
  return names.length > 0 ? names.join(', ') : 'none: set one up, or use npm run owner-link';
}

/** Names the admin e-mail and how to sign in with it. */
export function describeAdmin(services: Services): string {
  const { settings } = services;
  const [admin] = isDemoOn(settings) ? demoAdmins(settings) : settings.adminEmails;
  if (admin === undefined) return 'none: set ADMIN_EMAILS to your e-mail address';
  const hasProvider = signInOptions(services).some(({ disabledReason }) => disabledReason === null);
  const way = isDemoOn(settings) ? ' at the demo account' : '';
  return hasProvider ? `sign in as ${admin}${way}` : `${admin}, by npm run owner-link`;
}
