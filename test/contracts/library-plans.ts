import { sql, SqliteAdapter } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../app/platform/db/tables.ts';
import { listResources } from '../../app/domain/media-library/resources.server.ts';
import { parseLibraryParams } from '../../app/domain/media-library/library-params.ts';
import { mediaUrl } from '../../app/platform/files/storage.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { plansOf } from '../plans-of.ts';
import { fillLibrary } from '../factories/fill-library.ts';
import { newMember, servicesOn } from '../factories/write-as-member.ts';

const NOW = 1_763_700_000_000;
const SIZE = 6000;

/** The library is searched from its indexes: no ordinary search looks through all the pictures. */
export function libraryPlansContract(db: () => Db): void {
  const isSqlite = () => db().getExecutor().adapter instanceof SqliteAdapter;
  const servicesOf = (on: Db) => ({ ...servicesOn(on), storage: { url: mediaUrl } }) as Services;
  let viewer: Awaited<ReturnType<typeof newMember>>;

  const search = async (q: string, on = db()) => {
    const { params } = parseLibraryParams(new URLSearchParams(q));
    return (await listResources(servicesOf(on), viewer, params)).resources;
  };

  it('fills a library', async () => {
    viewer = await newMember(servicesOf(db()));
    await fillLibrary(db(), { userId: viewer.id, count: SIZE, now: NOW });
    await sql`analyze`.execute(db());
  }, 60_000);

  it.each([
    ['a frequent word', 'q=synergy', 24],
    ['the inside of a frequent word', 'q=nerg', 24],
    ['two words', 'q=offsite keynote', 24],
    ['a rare word', 'q=unicorn', 1],
    ['the inside of a rare word', 'q=NICÓR', 1],
    ['a frequent and a rare word', 'q=offsite unicorn', 1],
    ['the beginning of a description', 'q=Picture 571', 16],
    ['a later page of a rare word', `q=unicorn&after=${NOW - 1_000_000_000}-zzz`, 0],
    ['a word of none', 'q=nowhere', 0],
    ['two letters of none', 'q=qz', 0],
  ])('bounds what it looks at for %s', async (_, q, count) => {
    expect(await search(q)).toHaveLength(count);
    const plans = await plansOf(db(), (spied) => search(q, spied));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(wholeTable());
    // One read of the newest, which stops. With a place to begin at, the candidates may come by the same index.
    const walks = plans.filter((plan) => plan.includes('resources_newest'));
    expect(walks.length).toBeLessThanOrEqual(q.includes('after=') ? 2 : 1);
  });

  function wholeTable(): RegExp {
    return isSqlite() ? /SCAN resources(?!_| USING)/ : /Seq Scan on resources/;
  }
}
