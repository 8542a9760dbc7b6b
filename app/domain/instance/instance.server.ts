import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Db } from '../../platform/db/tables.ts';
import type { Admin } from '../members/viewer.ts';
import {
  ACCESS_TOGGLES,
  MAX_FREE_POSTS,
  MAX_PAUSE_REASON,
  OPEN_SITE,
  type SiteSwitches,
} from './site-switches.ts';
import type { Services } from '../../platform/services.ts';
import { openingOf } from '../../platform/text/display-text.ts';
import { withTimeout } from '../../platform/time/with-timeout.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { listSettingRows, saveSetting } from './instance-store.server.ts';

/** Who may sign up: everybody, whoever has an invitation, nobody. */
export const signUpRule = z.enum(['open', 'invitation', 'closed']);
export type SignUpRule = z.output<typeof signUpRule>;

const toggles = Object.fromEntries(
  Object.entries(ACCESS_TOGGLES).map(([name, isOn]) => [name, z.boolean().default(isOn)]),
) as Record<keyof typeof ACCESS_TOGGLES, z.ZodDefault<z.ZodBoolean>>;

/** What admins can set, and its value until one does. */
const SETTINGS = {
  signUp: signUpRule.default('open'),
  /** In lower case. Empty: mail of every domain. */
  mailDomains: z.array(z.string()).max(50).default([]),
  isProviderOnly: z.boolean().default(OPEN_SITE.isProviderOnly),
  /** Addresses and networks that strangers do not come from: an office, a school. */
  ownNetworks: z.array(z.string()).max(50).default([]),
  /** Null: INSTANCE_NAME, or the name of the product. */
  name: z.string().nullable().default(null),
  tagline: z.string().nullable().default(null),
  accent: z.object({ light: z.string(), dark: z.string() }).nullable().default(null),
  logo: z
    .object({ version: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .default(null),
  /** The owner's situations, by the UTC day from which they are in the pool. */
  situations: z.array(z.object({ from: z.number(), texts: z.array(z.string()) })).default([]),
  /** Stand in an empty community in place of the house's. */
  housePosts: z.array(z.string()).default([]),
  ...toggles,
  /** Signs the addresses for programs without an account (signed-addresses.server.ts). Null: there are none. */
  signedAddresses: z.string().nullable().default(null),
  freePosts: z.number().int().min(0).max(MAX_FREE_POSTS).default(OPEN_SITE.freePosts),
  /** At most one post each: first in New, and the best post of /home and the landing page. */
  pinnedPost: z.string().nullable().default(null),
  featuredPost: z.string().nullable().default(null),
  pausedBecause: z
    .string()
    .min(1)
    .max(MAX_PAUSE_REASON)
    .nullable()
    .default(OPEN_SITE.pausedBecause),
  /** A model that was found on this machine, and what it writes. Null: the house writes. OPENAI_* goes before it. */
  chosenModel: z
    .object({
      baseUrl: z.url(),
      model: z.string().min(1),
      writes: z.enum(['everything', 'again']),
    })
    .nullable()
    .default(null),
};
const settingsSchema = z.object(SETTINGS);

export type InstanceSettings = z.output<typeof settingsSchema>;
export type ChosenModel = NonNullable<InstanceSettings['chosenModel']>;

/** Characters of a value in the audit log. */
const MAX_AUDITED_LENGTH = 300;

/** How long a process keeps what it has read. Milliseconds. */
const LIFETIME_MS = 1000;

// Kept by the database that they were read from, which is what callers have.
const known = new LRUCache<Db, InstanceSettings>({
  max: 10,
  ttl: LIFETIME_MS,
  // A change replaces what is being read; waiting callers still receive the earlier read.
  ignoreFetchAbort: true,
  fetchMethod: async (db, latest) => {
    if (latest === undefined) return readSettings(db);
    return (await withTimeout(LIFETIME_MS, () => readSettings(db)).catch(() => null)) ?? latest;
  },
});

/**
 * Reads the settings, at most once a second. While the database is away, returns those that were read last; throws where
 * there are none.
 */
export function readInstance(db: Db): Promise<InstanceSettings> {
  return known.forceFetch(db);
}

/** The settings that were read last, or null. Does not ask the database. */
export function latestInstance(db: Db): InstanceSettings | null {
  return known.peek(db, { allowStale: true }) ?? null;
}

/** The switches that pages show. */
export async function readSwitches(db: Db): Promise<SiteSwitches> {
  const settings = await readInstance(db);
  const isSignUpOpen = settings.signUp === 'open' && settings.mailDomains.length === 0;
  const known: SiteSwitches & InstanceSettings = { ...settings, isSignUpOpen };
  const names = Object.keys(OPEN_SITE) as (keyof SiteSwitches)[];
  return Object.fromEntries(names.map((name) => [name, known[name]])) as SiteSwitches;
}

async function readSettings(db: Db): Promise<InstanceSettings> {
  const rows = new Map((await listSettingRows(db)).map(({ name, value }) => [name, value]));
  const read = Object.entries(SETTINGS).map(([name, schema]) => {
    const parsed = schema.safeParse(rows.get(name));
    // A value of another version of the program counts as none.
    return [name, parsed.success ? parsed.data : schema.parse(undefined)];
  });
  return Object.fromEntries(read) as InstanceSettings;
}

/** Changes settings and writes each change to the audit log; this process follows at once, others within a second. */
export async function changeInstance(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  change: Partial<InstanceSettings>,
): Promise<void> {
  const { db } = services;
  const now = services.now();
  const changed = await db.transaction().execute(async (trx) => {
    const before = await readSettings(trx);
    for (const [name, given] of Object.entries(change)) {
      const value = JSON.stringify(given);
      if (value === JSON.stringify(before[name as keyof InstanceSettings])) continue;
      await saveSetting(trx, { name, value: given, changed_at: now });
      await logAudit(trx, services, {
        actor_id: admin.id,
        action: 'set',
        target_kind: 'setting',
        target_id: name,
        reason: openingOf(value, MAX_AUDITED_LENGTH),
        at: now,
      });
    }
    return readSettings(trx);
  });
  known.set(db, changed);
}
