import type { Services } from '../../platform/services.ts';
import { accentStyle } from '../../platform/text/accent-colours.ts';
import { HOUSE_LOOK, type InstanceLook } from '../../platform/text/instance-look.ts';
import { type InstanceSettings, latestInstance, readInstance } from './instance.server.ts';

type Parts = Pick<Services, 'db' | 'settings'>;

/** The look of this instance. While the database is away, that which was read last. */
export async function readLook(parts: Parts): Promise<InstanceLook> {
  const settings = await readInstance(parts.db).catch(() => latestInstance(parts.db));
  return lookOf(parts, settings);
}

/** The look that was read last, without a query. */
export function latestLook(parts: Parts): InstanceLook {
  return lookOf(parts, latestInstance(parts.db));
}

function lookOf({ settings }: Parts, own: InstanceSettings | null): InstanceLook {
  const name = own?.name ?? settings.instanceName ?? HOUSE_LOOK.name;
  if (own === null) return { ...HOUSE_LOOK, name };
  const { tagline, accent, logo } = own;
  return { name, tagline, style: accent && accentStyle(accent), logo };
}
