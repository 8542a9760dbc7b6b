import { cleanComment } from '../community/comment.ts';
import type { Db, FeatureRequestRow } from '../../platform/db/tables.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Member } from '../members/viewer.ts';
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
import { changeFirst, type CHANGES } from './request-words.ts';
import { findRequest, requestSearchText } from './requests.server.ts';
import { boardTextError, type FeatureRequest } from './requests.ts';

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
export async function screenForBoard(
  services: Pick<Services, 'settings' | 'log'>,
  text: string,
): Promise<Rejection | null> {
  const { verdict, reason } = await screenText(services, text);
  if (verdict === 'ok') return null;
  if (reason === 'unchecked') return { ok: false, reason: 'request-unchecked' };
  const message = changeFirst(kindOf(foldText(text), reason));
  return { ok: false, reason: 'request-refused', message };
}

// `isKnown`: the member already has a request with exactly this text, from an earlier submission.
type SubmitOutcome = { ok: true; request: FeatureRequest; isKnown: boolean } | Rejection;
type Saved = { ok: true; id: string; isKnown: boolean } | Rejection;
type Sent = Pick<FeatureRequestRow, 'user_id' | 'text' | 'idem_key'>;

/** Submits a feature request, once per idempotency key and once per text. Adds the author's vote (docs/product.md §9). */
export async function submitRequest(
  services: Services,
  viewer: Member,
  params: { text: string; key: string },
): Promise<SubmitOutcome> {
  const earlier = await findRequestByKey(services.db, viewer.id, params.key);
  const taken = earlier ? null : await services.rateLimits.take('request', viewer);
  if (taken?.ok === false) return taken;
  const text = cleanComment(params.text);
  const message = boardTextError('request', text);
  if (message !== null) return { ok: false, reason: 'invalid-field', message };
  const sent = { user_id: viewer.id, text, idem_key: params.key };
  const saved = (await findSent(services.db, sent)) ?? (await saveNew(services, sent));
  if (!saved.ok) return saved;
  const request = await findRequest(services, viewer, saved.id);
  return request ? { ok: true, request, isKnown: saved.isKnown } : NOT_FOUND;
}

/** The request that a member has sent under a key or with exactly this text. Null when there is none. */
async function findSent(db: Db, { user_id, text, idem_key }: Sent): Promise<Saved | null> {
  const same = await findRequestByKey(db, user_id, idem_key);
  if (same && same.text !== text) return { ok: false, reason: 'key-reused' };
  if (same) return { ok: true, id: same.id, isKnown: false };
  const known = await findRequestByText(db, user_id, text);
  return known ? { ok: true, id: known.id, isKnown: true } : null;
}

async function saveNew(services: Services, sent: Sent): Promise<Saved> {
  const refusal = await screenForBoard(services, sent.text);
  if (refusal) return refusal;
  const row: FeatureRequestRow = {
    ...sent,
    id: services.newId(),
    search_text: requestSearchText(sent.text),
    status: 'pending',
    reason: null,
    votes: 1,
    comments: 0,
    created_at: services.now(),
    decided_at: null,
    decided_by: null,
    hidden_at: null,
    hidden_reason: null,
  };
  return services.db.transaction().execute(async (trx) => {
    // The lock serializes a member's submissions, so the check and the insert cannot race.
    if (!(await lockSubmitter(trx, row.user_id))) return NOT_FOUND;
    const faster = await findSent(trx, row);
    if (faster) return faster;
    await insertRequest(trx, row);
    return { ok: true, id: row.id, isKnown: false };
  });
}
