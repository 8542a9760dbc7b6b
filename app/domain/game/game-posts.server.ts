import { isUniqueViolation } from '../../platform/db/database-errors.server.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { dateOf, dayAt, parseDate } from '../../platform/time/time-units.ts';
import { findFeedRow } from '../community/feed-store.server.ts';
import { logAudit } from '../screening/audit-store.server.ts';
import { drawPremises, sceneOfSentence } from './draw-game.ts';
import {
  deleteGamePost,
  findGameDay,
  listGamePosts,
  saveGamePost,
} from './game-post-store.server.ts';
import { toldByMember } from './game.server.ts';

/** How far ahead a post can be put into a game, in days. */
const MAX_DAYS_AHEAD = 90;

export const NOT_USABLE =
  'A post in the game shows what happened, is not grave, and has a line that does not give it away. This one does not.';
export const NOT_A_DAY = `Choose a day from tomorrow to ${MAX_DAYS_AHEAD} days ahead. Today's game is being played.`;
export const DAY_FULL = 'All five places of that day are taken.';

type UseOutcome = { ok: true } | Rejection<'not-found' | 'invalid-field'>;

/** Gives a shared post a place in the game of a date, and takes it out of another one. For admins. */
export async function putInGame(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Member,
  postId: string,
  date: string,
): Promise<UseOutcome> {
  const row = admin.isAdmin && isId(postId) ? await findFeedRow(services.db, postId) : undefined;
  if (!row) return NOT_FOUND;
  const day = parseDate(date);
  const today = dayAt(services.now());
  if (day === null || day <= today || day > today + MAX_DAYS_AHEAD) return invalid(NOT_A_DAY);
  const told = toldByMember(row, '');
  if (!told) return invalid(NOT_USABLE);
  const scene = sceneOfSentence(told.happened);
  const premises = drawPremises(day);
  try {
    const isUsed = await services.db.transaction().execute(async (trx) => {
      const others = await listGamePosts(trx, day);
      if (others.some((one) => one.post_id === postId)) return true;
      const taken = new Set(others.map((one) => one.place));
      const place = premises.findIndex((_, index) => !taken.has(index));
      const reserve = premises[place];
      if (!reserve) return false;
      await saveGamePost(trx, { post_id: postId, day, place, scene: scene ?? reserve.scene });
      await logAudit(trx, services, auditOf(admin, postId, 'use-in-game', date));
      return true;
    });
    return isUsed ? { ok: true } : invalid(DAY_FULL);
  } catch (error) {
    // Another admin took the place meanwhile.
    if (isUniqueViolation(error)) return putInGame(services, admin, postId, date);
    throw error;
  }
}

/** Takes a post out of its game; the premise of the house steps in. False when it was in none. For admins. */
export async function leaveGame(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Member,
  postId: string,
): Promise<boolean> {
  if (!admin.isAdmin || !isId(postId)) return false;
  return services.db.transaction().execute(async (trx) => {
    const day = await deleteGamePost(trx, postId);
    if (day === null) return false;
    await logAudit(trx, services, auditOf(admin, postId, 'leave-game', dateOf(day)));
    return true;
  });
}

/** The date of the game that a post is in, if any. For admins. */
export async function findGameDate(
  { db }: Pick<Services, 'db'>,
  admin: Member,
  postId: string,
): Promise<string | null> {
  const day = admin.isAdmin && isId(postId) ? await findGameDay(db, postId) : null;
  return day === null ? null : dateOf(day);
}

const invalid = (message: string) => invalidField('date', message);

type GameAction = 'use-in-game' | 'leave-game';

function auditOf(admin: Member, postId: string, action: GameAction, date: string) {
  const target = { target_kind: 'post', target_id: postId };
  return { actor_id: admin.id, action, ...target, details: { date } };
}
