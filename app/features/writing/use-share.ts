import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { ShareState } from '../../domain/posts/sharing.server.ts';
import { suggestedPremise } from '../../domain/posts/shown-premise.ts';
import { QUEUED_POST } from '../../domain/screening/moderation-words.ts';
import {
  rejectionTitle,
  requestJson,
  type RequestFailure,
} from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { ALREADY_SHARED, SHARE_FAILED, SHARED } from './preview-words.ts';
import { PROFILE_FAILED, SEE_IT } from './result-words.ts';

/**
 * Shares the version on the page (docs/product.md §4). `shared` is whether it has been shared, null until that is
 * loaded. A held post waits for review.
 */
export function useShare(preview: PreviewState, shared: ShareState | null) {
  const { generationId, formData } = preview;
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const [typed, setTyped] = useState<Typed>(UNTYPED);
  const [error, setError] = useState<Failure | null>(null);
  const suggestedName = shared?.suggestedName ?? null;
  const name = typed.name ?? suggestedName ?? '';
  const premise = typed.premise ?? suggestedPremise(formData) ?? '';

  function type(change: Partial<Typed>): void {
    setTyped({ ...typed, ...change });
    setError(null);
  }

  function fail(failure: Failure): void {
    if (failure.field) setError(failure);
    else notify('bad', failure.message);
  }

  async function send(): Promise<void> {
    const refusal = suggestedName === null ? null : await chooseName(preview, name);
    if (refusal) return fail(refusal);
    const json = typed.isPremiseShown ? { shownPremise: premise } : {};
    const path = `/api/generations/${generationId}/share`;
    const sent = await requestJson<Shared>(path, { method: 'POST', json });
    // Also the name on the card is new, or turns out to be missing.
    await revalidate();
    // One that is shared already is no failure (docs/product.md §8).
    if (!sent.ok && sent.status !== 409) return fail(failureOf(sent, SHARE_FAILED));
    setSharedId(generationId);
    setTyped(UNTYPED);
    if (sent.ok && sent.data.isHeld) return notify('good', QUEUED_POST);
    const { postId } = sent.ok ? sent.data : (sent as RequestFailure & Partial<Shared>);
    const link = postId ? { words: SEE_IT, to: `/post/${postId}` } : undefined;
    notify('good', sent.ok ? SHARED : ALREADY_SHARED, link);
  }

  /** `isResumed`: shares without a press, right after a sign-up. The name is asked for first. */
  async function share({ isResumed = false } = {}): Promise<void> {
    if (isBusy) return;
    if (isResumed && suggestedName !== null) return fail(NAME_FIRST);
    setIsBusy(true);
    setError(null);
    await send();
    setIsBusy(false);
  }
  const isJustShared = sharedId === generationId;
  return { shared, isBusy, isJustShared, suggestedName, name, premise, typed, type, error, share };
}

/** `postId` is also in the refusal of a post that is shared already. Null while that is hidden. */
type Shared = { postId: string | null; isHeld: boolean };

/** `null` where nothing has been typed: the field has its suggestion. */
type Typed = { name: string | null; premise: string | null; isPremiseShown: boolean };
const UNTYPED: Typed = { name: null, premise: null, isPremiseShown: false };

type Failure = { field: 'displayName' | 'shownPremise' | null; message: string };

const NAME_FIRST: Failure = {
  field: 'displayName',
  message: 'Everybody will see this name. Check it, then post.',
};
const NO_NAME: Failure = { field: 'displayName', message: 'A card needs a name.' };

function failureOf({ field, ...failure }: RequestFailure, fallback: string): Failure {
  const isKnown = field === 'displayName' || field === 'shownPremise';
  return { field: isKnown ? field : null, message: rejectionTitle(failure, fallback) };
}

/**
 * Puts a name on the cards of the member, with the bio and the picture that this card has. Null when that is done.
 */
async function chooseName(
  { generationId, formData }: PreviewState,
  displayName: string,
): Promise<Failure | null> {
  const { profileBio: bio, useProfilePicture, profileFace: face } = formData;
  if (cleanInput(displayName) === '') return NO_NAME;
  const json = { displayName, bio, useAccountData: false, useProfilePicture, face };
  const path = `/api/generations/${generationId}/profile`;
  const saved = await requestJson(path, { method: 'PUT', json });
  return saved.ok ? null : failureOf(saved, PROFILE_FAILED);
}
