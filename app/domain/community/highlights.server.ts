import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { isAdmin, type Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { changeInstance, readInstance } from '../instance/instance.server.ts';
import { type FeedPost, findSharedPost, showPosts } from './feed.server.ts';

/** A post that an admin puts forward: first in New, or as the best post of /home and the landing page. */
export const HIGHLIGHTS = ['pinned', 'featured'] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];

type Outcome = { ok: true } | Rejection;

const SETTINGS = { pinned: 'pinnedPost', featured: 'featuredPost' } as const;

/** Puts a shared post forward, in place of another one, or takes it back. Audited. */
export async function highlightPost(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Viewer,
  id: string,
  { as, isOn }: { as: Highlight; isOn: boolean },
): Promise<Outcome> {
  if (!isAdmin(viewer)) return { ok: false, reason: 'not-allowed' };
  if (!(await findSharedPost(services, viewer, id))) return NOT_FOUND;
  const name = SETTINGS[as];
  const current = (await readInstance(services.db))[name];
  if (isOn !== (current === id)) {
    await changeInstance(services, viewer, { [name]: isOn ? id : null });
  }
  return { ok: true };
}

/** The featured post. Null without one, when it was taken down, and for who has blocked its author. */
export async function findFeatured(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
): Promise<FeedPost | null> {
  const { featuredPost, hasCommunity } = await readInstance(services.db);
  if (featuredPost === null || !hasCommunity) return null;
  const [post] = await showPosts(services, viewer, [featuredPost]);
  return post ?? null;
}
