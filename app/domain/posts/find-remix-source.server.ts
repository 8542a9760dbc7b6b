import { isId } from '../../platform/text/ids.ts';
import {
  findStyle,
  type HumorLevel,
  parseHumorLevel,
  type PostStyle,
} from '../../../comedy/post-styles.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isBlocked } from '../screening/is-blocked.server.ts';
import type { PostFormData } from './form-data.ts';
import { printableText } from '../../platform/text/printable-text.ts';
import type { Services } from '../../platform/services.ts';
import { findSourceRow } from './remix-store.server.ts';

/** A shared post that somebody wants to make worse. `fields` are its writer's own and never leave the server. */
export type RemixSource = {
  id: string;
  root: string;
  style: PostStyle;
  level: HumorLevel;
  text: string;
  authorName: string;
  fields: Readonly<Record<string, string>>;
  seed: number | null;
};

export type RemixRefusal = 'remix-gone' | 'blocked';
type Found = { ok: true; source: RemixSource } | { ok: false; reason: RemixRefusal };

const GONE = { ok: false, reason: 'remix-gone' } as const;

/**
 * The post that a remix begins from. A private, a hidden and a missing one are all gone; a member whom its writer has
 * blocked is told so, as everywhere in the community.
 */
export async function findRemixSource(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<Found> {
  if (!isId(id)) return GONE;
  const row = await findSourceRow(db, id);
  const style = row && findStyle(row.style);
  if (!row || !style) return GONE;
  const isShunned = viewer.kind === 'member' && (await isBlocked(db, row.user_id, viewer.id));
  if (isShunned) return { ok: false, reason: 'blocked' };
  const form = JSON.parse(row.form_data) as PostFormData;
  const source = {
    id,
    root: row.remix_root ?? id,
    style,
    level: parseHumorLevel(form.humorLevel) ?? 'Spicy',
    text: printableText(row.post),
    authorName: printableText(form.profileName),
    fields: JSON.parse(form.context) as Record<string, string>,
    seed: row.seed,
  };
  return { ok: true, source };
}
