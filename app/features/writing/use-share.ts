import { useState } from 'react';
import { useRevalidator } from 'react-router';
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
import { saveCardProfile } from './card-name.ts';
import { ALREADY_SHARED, SHARE_FAILED, SHARED } from './preview-words.ts';
import { SEE_IT } from './result-words.ts';

/**
 * Shares the version on the page (docs/product.md §4). `shared` is whether it has been shared, null until that is
 * loaded. A held post waits for review. The first share asks for the name on the card, once: `naming`.
 */
export function useShare(preview: PreviewState, shared: ShareState | null) {
  const { generationId } = preview;
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [isNameAsked, setIsNameAsked] = useState(false);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const [typed, setTyped] = useState<Typed>(UNTYPED);
  const [error, setError] = useState<string | null>(null);
  const premise = typed.premise ?? suggestedPremise(preview.formData) ?? '';

  function type(change: Partial<Typed>): void {
    setTyped({ ...typed, ...change });
    setError(null);
  }

  async function send(): Promise<void> {
    const json = typed.isPremiseShown ? { shownPremise: premise } : {};
    const sent = await sendShared(generationId, json);
    // Also the name on the card is new, or turns out to be missing.
    await revalidate();
    if (!sent.ok && sent.field === 'displayName') return setIsNameAsked(true);
    if (!sent.ok && sent.field === 'shownPremise') return setError(titleOf(sent));
    // One that is shared already is no failure (docs/product.md §8).
    if (!sent.ok && sent.status !== 409) return notify('bad', titleOf(sent));
    setSharedId(generationId);
    setTyped(UNTYPED);
    if (sent.ok && sent.data.isHeld) return notify('good', QUEUED_POST);
    const { postId } = sent.ok ? sent.data : (sent as RequestFailure & Partial<Shared>);
    const link = postId ? { words: SEE_IT, to: `/post/${postId}` } : undefined;
    notify('good', sent.ok ? SHARED : ALREADY_SHARED, link);
  }

  async function share(): Promise<void> {
    if (isBusy) return;
    setError(null);
    if (typeof shared?.suggestedName === 'string') return setIsNameAsked(true);
    setIsBusy(true);
    await send();
    setIsBusy(false);
  }

  const shareAs = async (displayName: string): Promise<string | null> => {
    setIsBusy(true);
    const failure = await chooseName(preview, displayName);
    if (failure === null) {
      setIsNameAsked(false);
      await send();
    }
    setIsBusy(false);
    return failure;
  };
  const isJustShared = sharedId === generationId;
  const naming = { isAsked: isNameAsked, shareAs, stop: () => setIsNameAsked(false) };
  return { shared, isBusy, isJustShared, premise, typed, type, error, share, naming };
}

function sendShared(id: string, json: object) {
  return requestJson<Shared>(`/api/generations/${id}/share`, { method: 'POST', json });
}

/** Puts a name on the cards of the member, with the bio and the picture that this card has. Returns why it cannot be, or null. */
async function chooseName({ generationId, formData }: PreviewState, displayName: string) {
  const { profileBio: bio, useProfilePicture, profileFace: face } = formData;
  const edit = { displayName, bio, useAccountData: false, useProfilePicture, face };
  return (await saveCardProfile(generationId, edit))?.message ?? null;
}

/** `postId` is also in the refusal of a post that is shared already. Null while that is hidden. */
type Shared = { postId: string | null; isHeld: boolean };

/** `null` where nothing has been typed: the field has its suggestion. */
type Typed = { premise: string | null; isPremiseShown: boolean };
const UNTYPED: Typed = { premise: null, isPremiseShown: false };

function titleOf(failure: RequestFailure): string {
  return rejectionTitle(failure, SHARE_FAILED);
}
