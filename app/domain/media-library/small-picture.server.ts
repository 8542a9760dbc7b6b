import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { findResourceRows, type PictureRow } from './resource-store.server.ts';

/** A picture of the library for the admin area, as small as it is stored, with its full size. */
export type SmallPicture = { url: string; width: number; height: number; alt: string };

type Row = Pick<PictureRow, 'thumbnails'> & {
  [Name in 'image' | 'width' | 'height' | 'alt']: PictureRow[Name] | null;
};

const SMALL = 'image/webp';

/** Returns the picture of a row, also of one that a join has not found. */
export function smallPicture({ storage }: Pick<Services, 'storage'>, row: Row): SmallPicture {
  const small = row.thumbnails.find(({ type }) => type === SMALL)?.place ?? row.image ?? '';
  return {
    url: storage.url(small),
    width: row.width ?? 1,
    height: row.height ?? 1,
    alt: printableText(row.alt ?? ''),
  };
}

/** Returns pictures by their ids, hidden ones too: for admins. */
export async function findSmallPictures(
  services: Pick<Services, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SmallPicture>> {
  const rows = await findResourceRows(services.db, ids);
  return new Map(rows.map((row) => [row.id, smallPicture(services, row)]));
}
