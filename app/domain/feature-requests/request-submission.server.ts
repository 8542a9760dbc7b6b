import { cleanComment } from '../community/comment.ts';
import type { Db, FeatureRequestRow } from '../../platform/db/tables.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/errors.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { type Screening, screenText } from '../screening/screen-text.server.ts';
import { ADVERTISING, CONTACTS } from '../screening/word-lists.ts';
import {
  findRequestByKey,
  findRequestByText,
  insertRequest,
  lockSubmitter,
} from './request-store.server.ts';
import { changeFirst, CHANGES } from './request-words.ts';
import { findRequest, requestSearchText } from './requests.server.ts';
import { type FeatureRequest, requestError } from './requests.ts';

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

/**
 * Screens a text for the board. Returns null when the text is accepted. The board has no review queue, so a text that
 * needs a review is rejected.
 */
export async function screenForBoard(services: Services, text: string): Promise<Rejection | null> {
  const { verdict, reason } = await screenText(services, text);
  if (verdict === 'ok') return null;
  if (reason === 'unchecked') return { ok: false, reason: 'request-unchecked' };
  return { ok: false, reason: 'request-refused', message: whatToChange(text, reason) };
}

type SubmitOutcome =
  // `isKnown`: the member already has a request with exactly this text, from an earlier submission.
  { ok: true; request: FeatureRequest; isNew: boolean; isKnown: boolean } | Rejection;

/** Submits a feature request, once per idempotency key and once per text. Adds the author's vote (docs/product.md §9). */
export async function submitRequest(
  services: Services,
  viewer: Member,
  params: { text: string; key: string },
): Promise<SubmitOutcome> {
  const text = cleanComment(params.text);
  const message = requestError(text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  const before = await findRequestByKey(services.db, viewer.id, params.key);
  if (before) return sentBefore(services, viewer, before, text);
  const known = await findRequestByText(services.db, viewer.id, text);
  if (known) return shown(services, viewer, known.id, AGAIN);
  const taken = await services.rateLimits.take('request', viewer);
  if (!taken.ok) return taken;
  const refusal = await screenForBoard(services, text);
  if (refusal) return refusal;
  const row = newRow(services, viewer, { text, key: params.key });
  const savedId = await services.db.transaction().execute((trx) => insertOnce(trx, row));
  if (savedId === row.id) return shown(services, viewer, row.id, { isNew: true, isKnown: false });
  // No row was inserted: a concurrent submission has the same key or text, or the account is deleted.
  const faster = await findRequestByKey(services.db, viewer.id, params.key);
  if (faster) return sentBefore(services, viewer, faster, text);
  return savedId === null ? NOT_FOUND : shown(services, viewer, savedId, AGAIN);
}

const AGAIN = { isNew: false, isKnown: true };

// The member lock serializes submissions, so the check for the same text and the insert cannot race.
async function insertOnce(trx: Db, row: FeatureRequestRow): Promise<string | null> {
  if (!(await lockSubmitter(trx, row.user_id))) return null;
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
