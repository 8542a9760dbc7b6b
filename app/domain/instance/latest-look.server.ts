import type { Services } from '../../platform/services.ts';
import { accentStyle } from '../../platform/text/accent-colours.ts';
import { HOUSE_LOOK, type InstanceLook } from '../../platform/text/instance-look.ts';
import { latestInstance } from './instance.server.ts';

/** The look by the settings that were read last, without a query. */
export function latestLook({ db, settings }: Pick<Services, 'db' | 'settings'>): InstanceLook {
  const own = latestInstance(db);
  const name = own?.name ?? settings.instanceName ?? HOUSE_LOOK.name;
  if (own === null) return { ...HOUSE_LOOK, name };
  const { tagline, accent, logo } = own;
  return { name, tagline, style: accent && accentStyle(accent), logo };
}
