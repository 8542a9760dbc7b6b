import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Member } from '../../app/platform/http/viewer.ts';
import { newId } from '../../app/platform/text/ids.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { HOUR_MS } from '../../app/platform/time/time-units.ts';
import { foldText } from '../../app/platform/text/fold-text.ts';
import {
  countDownload,
  listResources,
  setFavourite,
} from '../../app/domain/media-library/resources.server.ts';
import { parseLibraryParams } from '../../app/domain/media-library/library-params.ts';
import { removeResource } from '../../app/domain/moderation/removals.server.ts';
import {
  insertResource,
  weighLibrary,
} from '../../app/domain/media-library/resource-store.server.ts';
import { libraryRow } from '../factories/fill-library.ts';
import { newMember, servicesOn } from '../factories/write-as-member.ts';
import { claimObjects, registerObject } from '../../app/platform/files/object-store.server.ts';
import { sweepObjects } from '../../app/platform/files/picture-storage.server.ts';
import type { Services } from '../../app/platform/services.ts';

const START = 1_763_700_000_000;

/** The library as far as the database is concerned, with a store that only remembers what was deleted. */
export function libraryContract(db: () => Db): void {
  const deleted: string[] = [];
  let now = START;
  const services = () =>
    ({
      ...servicesOn(db()),
      now: () => now,
      settings: { adminEmails: [], dataDir: '/nowhere' },
      storage: {
        usesKeys: true,
        url: (place: string) => `/media/${place}`,
        delete: (place: string) => Promise.resolve(void deleted.push(place)),
      },
    }) as unknown as Services;

  const member = () => newMember(services());

  async function add(owner: Member, description: string, tags: string[] = []): Promise<string> {
    now += 1000;
    const words = [description, ...tags].join(' ');
    const row = libraryRow({
      id: newId(now, randomBytes),
      user_id: owner.id,
      description,
      tags: JSON.stringify(tags),
      search_text: foldText(words),
      created_at: now,
    });
    await insertResource(db(), row);
    await registerObject(db(), row.image, now);
    await claimObjects(db(), [row.image], row.id);
    return row.id;
  }

  const find = async (viewer: Member, search: string) => {
    const { params } = parseLibraryParams(new URLSearchParams(search));
    return (await listResources(services(), viewer, params)).resources.map(({ id }) => id);
  };

  it('finds words anywhere, whatever their case and accents, newest first', async () => {
    const viewer = await member();
    const cafe = await add(viewer, 'A CAFÉ full of Synergy');
    const percent = await add(viewer, '110% committed_to it', ['monday']);
    const straße = await add(viewer, 'Straße of thought leaders');
    expect(await find(viewer, 'q=cafe')).toEqual([cafe]);
    expect(await find(viewer, 'q=SYNERGY full')).toEqual([cafe]);
    // The specification's search: the beginning of the description.
    expect(await find(viewer, 'q=a ca')).toEqual([cafe]);
    expect(await find(viewer, 'q=%25')).toEqual([percent]);
    expect(await find(viewer, 'q=_')).toEqual([percent]);
    expect(await find(viewer, 'q=Monday')).toEqual([percent]);
    expect(await find(viewer, 'q=nowhere to be seen')).toEqual([]);
    expect(await find(viewer, 'q=of')).toEqual([straße, cafe]);
  });

  it('turns pages without a gap and without a picture twice', async () => {
    const viewer = await member();
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) ids.unshift(await add(viewer, `paged ${index}`));
    await db().updateTable('resources').set({ created_at: now }).where('id', 'in', ids).execute();
    const seen: string[] = [];
    for (let after = ''; ;) {
      const params = new URLSearchParams({ q: 'paged', limit: '5', after });
      const { params: parsed } = parseLibraryParams(params);
      const page = await listResources(services(), viewer, parsed);
      seen.push(...page.resources.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual(ids.toSorted().toReversed());
  });

  it('keeps favourites once and counts a download a day', async () => {
    const [owner, viewer] = [await member(), await member()];
    const id = await add(owner, 'kept');
    await Promise.all(Array.from({ length: 20 }, () => setFavourite(services(), viewer, id, true)));
    await Promise.all(Array.from({ length: 20 }, () => countDownload(services(), viewer, id)));
    const { params } = parseLibraryParams(new URLSearchParams('only=favourites'));
    const [kept] = (await listResources(services(), viewer, params)).resources;
    expect(kept).toMatchObject({
      id,
      favourites: 1,
      downloads: 1,
      isFavourite: true,
      isOwn: false,
    });
    now += 24 * HOUR_MS;
    expect(await countDownload(services(), viewer, id)).toBe(true);
    expect(await setFavourite(services(), viewer, id, false)).toBe(true);
    expect(await find(viewer, 'only=favourites')).toEqual([]);
    const row = await db().selectFrom('resources').selectAll().where('id', '=', id).execute();
    expect(row[0]?.downloads).toBe(2);
    expect(await setFavourite(services(), viewer, 'nothing', true)).toBe(false);
    expect(await countDownload(services(), viewer, '../x')).toBe(false);
  });

  it('lets owners delete with the files, and nobody else anything', async () => {
    const [owner, other] = [await member(), await member()];
    const id = await add(owner, 'mine alone');
    const { image } = await db()
      .selectFrom('resources')
      .select('image')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const missing = { ok: false, reason: 'not-found' };
    expect(await removeResource(services(), other, id)).toEqual(missing);
    expect(await removeResource(services(), owner, id)).toEqual({ ok: true, undoId: null });
    expect(deleted).toContain(image);
    expect(await removeResource(services(), owner, id)).toEqual(missing);
    await add(owner, 'one more');
    expect(await weighLibrary(db(), owner.id)).toEqual({ files: 1, bytes: 100 });
    expect(await weighLibrary(db(), other.id)).toEqual({ files: 0, bytes: 0 });
  });

  it('sweeps files of nobody, and only when they are old', async () => {
    const owner = await member();
    const id = await add(owner, 'swept with its owner');
    const [old, young] = [`${'d'.repeat(64)}.png`, `${'e'.repeat(64)}.png`];
    await registerObject(db(), old, now);
    now += 2 * HOUR_MS;
    await registerObject(db(), young, now);
    deleted.length = 0;
    await sweepObjects(services());
    expect(deleted).toEqual([old]);
    const { image } = await db()
      .selectFrom('resources')
      .select('image')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db().deleteFrom('users').where('id', '=', owner.id).execute();
    await sweepObjects(services());
    expect(deleted).toEqual([old, image]);
    expect(await registerObject(db(), old, now)).toBe(true);
  });

  it('gives a file that is being deleted to nobody', async () => {
    const owner = await member();
    const id = await add(owner, 'late');
    const place = `${'f'.repeat(64)}.png`;
    await registerObject(db(), place, now);
    const deleting = { deleting: 1 };
    await db().updateTable('stored_objects').set(deleting).where('path', '=', place).execute();
    expect(await registerObject(db(), place, now)).toBe(false);
    expect(await claimObjects(db(), [place], id)).toBe(false);
  });
}
