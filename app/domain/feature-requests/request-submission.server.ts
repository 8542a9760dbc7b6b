import type { Kysely } from 'kysely';
import type { Database, FeatureRequestRow } from '../../platform/db/tables.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { type Screening, screenText } from '../screening/screen-text.server.ts';
import { ADVERTISING, CONTACTS } from '../screening/word-lists.ts';
import {
  findRequestByKey,
  findRequestByText,
  insertRequest,
  lockMember,
} from './request-store.server.ts';
import { changeFirst, CHANGES } from './request-words.ts';
import { findRequest, requestSearchText } from './requests.server.ts';
import { cleanRequest, type FeatureRequest, requestError } from './requests.ts';

/** What a writer has to change before a text can stand on the board, from why it was not taken. */
function whatToChange(text: string, reason: Screening['reason']): string {
  return changeFirst(CHANGES[kindOf(foldText(text), reason)]);
}

function kindOf(folded: string, reason: Screening['reason']): keyof typeof CHANGES {
  if (reason === 'hateful') return 'slurs';
  if (reason === 'coarse') return 'swearing';
  if (reason !== 'worrying') return 'tone';
  if (CONTACTS.some((sign) => sign.test(folded))) return 'contacts';
  const isAdvertising = ADVERTISING.some((sign) => sign.test(folded));
  return isAdvertising || /https?:|www\./.test(folded) ? 'links' : 'harm';
}

/** Why a text is not taken; `message` says what to change, for its writer. */
type BoardRejection =
  | { ok: false; reason: 'request-refused'; message: string }
  | { ok: false; reason: 'request-unchecked' };

/**
 * Why a text may not stand on the board, or null: it may. Nobody looks through the board's texts before they are
 * shown, so what somebody should see first is not taken.
 */
export async function screenForBoard(
  services: Services,
  text: string,
): Promise<BoardRejection | null> {
  const { verdict, reason } = await screenText(services, text);
  if (verdict === 'ok') return null;
  if (reason === 'unchecked') return { ok: false, reason: 'request-unchecked' };
  return { ok: false, reason: 'request-refused', message: whatToChange(text, reason) };
}

/** Why a text of a member's was not taken. `message` is for its writer. */
export type TextRejection =
  | { ok: false; reason: 'not-found' | 'key-reused' }
  | BoardRejection
  | { ok: false; reason: 'invalid-field'; message: string }
  | RateLimited;

/** The request with the vote of whoever asked, or why there is none. */
type SubmitOutcome =
  // `isKnown`: the same member has asked for exactly this before, by another click.
  { ok: true; request: FeatureRequest; isNew: boolean; isKnown: boolean } | TextRejection;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** Asks for a feature, once for each key and once in the same words. Its first vote is its writer's (docs/product.md §9). */
export async function submitRequest(
  services: Services,
  viewer: Member,
  ask: { text: string; key: string },
): Promise<SubmitOutcome> {
  const text = cleanRequest(ask.text);
  const message = requestError(text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  const before = await findRequestByKey(services.db, viewer.id, ask.key);
  if (before) return sentBefore(services, viewer, before, text);
  const known = await findRequestByText(services.db, viewer.id, text);
  if (known) return shown(services, viewer, known.id, AGAIN);
  const taken = await services.rateLimits.take('request', viewer);
  if (!taken.ok) return taken;
  const refusal = await screenForBoard(services, text);
  if (refusal) return refusal;
  const row = newRow(services, viewer, { text, key: ask.key });
  const savedId = await services.db.transaction().execute((trx) => insertOnce(trx, row));
  if (savedId === row.id) return shown(services, viewer, row.id, { isNew: true, isKnown: false });
  // The same click came in twice, and the other one was faster; or the same words did; or the account is gone.
  const faster = await findRequestByKey(services.db, viewer.id, ask.key);
  if (faster) return sentBefore(services, viewer, faster, text);
  return savedId === null ? NOT_FOUND : shown(services, viewer, savedId, AGAIN);
}

const AGAIN = { isNew: false, isKnown: true };

// One request of a member's at a time: what stands there in the same words is what was asked for.
async function insertOnce(trx: Kysely<Database>, row: FeatureRequestRow): Promise<string | null> {
  if (!(await lockMember(trx, row.user_id))) return null;
  const same = await findRequestByText(trx, row.user_id, row.text);
  if (same) return same.id;
  return (await insertRequest(trx, row)) ? row.id : null;
}

function newRow(
  services: Services,
  viewer: Member,
  { text, key }: { text: string; key: string },
): FeatureRequestRow {
  return {
    id: services.newId(),
    user_id: viewer.id,
    text,
    search_text: requestSearchText(text),
    status: 'pending',
    reason: null,
    votes: 1,
    comments: 0,
    idem_key: key,
    created_at: services.now(),
    decided_at: null,
    decided_by: null,
  };
}

function sentBefore(
  services: Services,
  viewer: Member,
  before: FeatureRequestRow,
  text: string,
): Promise<SubmitOutcome> | SubmitOutcome {
  if (before.text !== text) return { ok: false, reason: 'key-reused' };
  return shown(services, viewer, before.id, { isNew: false, isKnown: false });
}

async function shown(
  services: Services,
  viewer: Member,
  id: string,
  how: { isNew: boolean; isKnown: boolean },
): Promise<SubmitOutcome> {
  const request = await findRequest(services, viewer, id);
  return request ? { ok: true, request, ...how } : NOT_FOUND;
}
