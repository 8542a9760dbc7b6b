import { expect, it } from 'vitest';
import { parseLibraryParams } from '../../domain/media-library/library-params.ts';
import { insertResource, weighLibrary } from '../../domain/media-library/resource-store.server.ts';
import {
  countDownload,
  listResources,
  setFavourite,
} from '../../domain/media-library/resources.server.ts';
import { removeResource } from '../../domain/moderation/removals.server.ts';
import { claimObjects, registerObject } from '../../platform/files/object-store.server.ts';
import { sweepObjects } from '../../platform/files/picture-storage.server.ts';
import type { Member } from '../../domain/members/viewer.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/time-units.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import {
  clockNow,
  id as newId,
  newMember,
  servicesOn,
} from '../../../test/factories/write-as-member.ts';
import { readPages } from '../../../test/factories/read-pages.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const deleted: string[] = [];
const services = (later = 0) => {
  const bare = servicesOn(db());
  const storage = {
    ...bare.storage,
    delete: (place: string) => Promise.resolve(void deleted.push(place)),
  };
  return { ...bare, now: () => clockNow() + later, storage };
};
const member = () => newMember(servicesOn(db()));

async function add(owner: Member, description: string) {
  const row = libraryRow({ id: newId(), user_id: owner.id, description, created_at: clockNow() });
  await insertResource(db(), row);
  await registerObject(db(), row.image, clockNow());
  await claimObjects(db(), [row.image], row.id);
  return row;
}

const find = async (viewer: Member, search: string) => {
  const { params } = parseLibraryParams(new URLSearchParams(search));
  return listResources(services(), viewer, params);
};

it('turns pages without a gap and without a picture twice', async () => {
  const viewer = await member();
  const ids: string[] = [];
  for (let index = 0; index < 23; index += 1) ids.push((await add(viewer, `paged ${index}`)).id);
  await db().updateTable('resources').set({ created_at: 5 }).where('id', 'in', ids).execute();
  const seen = await readPages(
    (after) => find(viewer, `q=paged&limit=5&after=${after ?? ''}`),
    ({ resources }) => resources.map(({ id }) => id),
  );
  expect(seen).toEqual(ids.toSorted().toReversed());
});

it('keeps favourites once and counts a download a day', async () => {
  const [owner, viewer] = [await member(), await member()];
  const { id } = await add(owner, 'kept');
  await Promise.all(Array.from({ length: 20 }, () => setFavourite(services(), viewer, id, true)));
  await Promise.all(Array.from({ length: 20 }, () => countDownload(services(), viewer, id)));
  const kept = async () => (await find(viewer, 'only=favourites')).resources;
  expect(await kept()).toMatchObject([
    { id, favourites: 1, downloads: 1, isFavourite: true, isOwn: false },
  ]);
  expect(await countDownload(services(DAY_MS), viewer, id)).toBe(true);
  expect(await kept()).toMatchObject([{ downloads: 2 }]);
  expect(await setFavourite(services(), viewer, id, false)).toBe(true);
  expect(await kept()).toEqual([]);
  expect(await setFavourite(services(), viewer, 'nothing', true)).toBe(false);
  expect(await countDownload(services(), viewer, '../x')).toBe(false);
});

it('lets owners delete with the files, and nobody else anything', async () => {
  const [owner, other] = [await member(), await member()];
  const { id, image } = await add(owner, 'mine alone');
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
  const { image } = await add(owner, 'swept with its owner');
  const [old, young] = [`${'d'.repeat(64)}.png`, `${'e'.repeat(64)}.png`];
  await registerObject(db(), old, clockNow() - 2 * HOUR_MS);
  await registerObject(db(), young, clockNow());
  deleted.length = 0;
  await sweepObjects(services());
  expect(deleted).toEqual([old]);
  await db().deleteFrom('users').where('id', '=', owner.id).execute();
  await sweepObjects(services(2 * HOUR_MS));
  expect(deleted.toSorted()).toEqual([old, young, image].toSorted());
  expect(await registerObject(db(), old, clockNow())).toBe(true);
});

it('gives a file that is being deleted to nobody', async () => {
  const { id } = await add(await member(), 'late');
  const place = `${'f'.repeat(64)}.png`;
  await registerObject(db(), place, clockNow());
  const deleting = { deleting: 1 };
  await db().updateTable('stored_objects').set(deleting).where('path', '=', place).execute();
  expect(await registerObject(db(), place, clockNow())).toBe(false);
  expect(await claimObjects(db(), [place], id)).toBe(false);
});
