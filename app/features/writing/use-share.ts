import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { NextAuthor } from '../../domain/members/viewer.ts';
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
import { useViewer } from '../site/use-viewer.ts';
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
  const next = useNextCard();
  const [isBusy, setIsBusy] = useState(false);
  const [isNameAsked, setIsNameAsked] = useState(false);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const { fail, reset, ...shown } = useShownPremise(preview);

  async function send(): Promise<void> {
    const json = shown.typed.isPremiseShown ? { shownPremise: shown.premise } : {};
    const sent = await sendShared(generationId, json);
    // Also the name on the card is new, or turns out to be missing.
    await revalidate();
    if (!sent.ok && sent.field === 'displayName') return setIsNameAsked(true);
    if (!sent.ok && sent.field === 'shownPremise') return fail(titleOf(sent));
    // One that is shared already is no failure (docs/product.md §8).
    if (!sent.ok && sent.status !== 409) return notify('bad', titleOf(sent));
    setSharedId(generationId);
    reset();
    if (sent.ok && sent.data.isHeld) return notify('good', QUEUED_POST);
    const { postId } = sent.ok ? sent.data : (sent as RequestFailure & Partial<Shared>);
    const link = postId ? { words: SEE_IT, to: `/post/${postId}` } : undefined;
    notify('good', sent.ok ? SHARED : ALREADY_SHARED, link);
  }

  /** Shares, under a new name first where there is one; returns why that cannot be, or null. */
  async function shareUnder(name: ChosenName | null): Promise<string | null> {
    // The second half of a double click.
    if (isBusy) return null;
    setIsBusy(true);
    const failure = name && (await chooseName(preview, name));
    if (failure === null) {
      setIsNameAsked(false);
      await send();
    }
    setIsBusy(false);
    return failure;
  }

  async function share(): Promise<void> {
    if (isBusy) return;
    fail(null);
    const suggested = shared?.suggestedName ?? null;
    // A card that is older than the answer takes it.
    const answer = suggested === next?.name ? next : null;
    if (suggested !== null && answer === null) return setIsNameAsked(true);
    const failure = await shareUnder(answer);
    if (failure !== null) notify('bad', failure);
  }
  const isJustShared = sharedId === generationId;
  const shareAs = (name: string) => shareUnder({ name });
  const naming = { isAsked: isNameAsked, shareAs, stop: () => setIsNameAsked(false) };
  return { shared, isBusy, isJustShared, ...shown, share, naming };
}

/** What happened, as it is shown with the post, and why that cannot be. */
function useShownPremise({ formData }: PreviewState) {
  const [typed, setTyped] = useState<Typed>(UNTYPED);
  const [error, setError] = useState<string | null>(null);
  const premise = typed.premise ?? suggestedPremise(formData) ?? '';
  function type(change: Partial<Typed>): void {
    setTyped({ ...typed, ...change });
    setError(null);
  }
  return { premise, typed, type, error, fail: setError, reset: () => setTyped(UNTYPED) };
}

/** The card of the member's next post, which has the name that was chosen, if one was. */
function useNextCard(): NextAuthor | null {
  const viewer = useViewer();
  return viewer.kind === 'member' ? viewer.card : null;
}

function sendShared(id: string, json: object) {
  return requestJson<Shared>(`/api/generations/${id}/share`, { method: 'POST', json });
}

/** A name for the cards of the member; without bio and picture they keep those of this card. */
type ChosenName = Pick<NextAuthor, 'name'> & Partial<NextAuthor>;

/** Puts a name on the cards of the member. Returns why it cannot be, or null. */
async function chooseName({ generationId, formData }: PreviewState, chosen: ChosenName) {
  const { profileFace: face } = formData;
  const { name: displayName, bio = formData.profileBio, photoUrl } = chosen;
  const useProfilePicture = photoUrl === undefined ? formData.useProfilePicture : photoUrl !== null;
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
