import { useEffect, useState } from 'react';
import type { PostProfile } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { cleanProfileEdit } from '../../domain/posts/profile-edit.ts';
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
import { CHECK_CARD_NAME, NO_CARD_NAME, PROFILE_FAILED, SEE_IT } from './result-words.ts';

type Options = {
  preview: PreviewState;
  isMember: boolean;
  /** The name on this card has been chosen on the page. */
  isNamed: boolean;
  onNamed: (profile: PostProfile) => void;
};

/**
 * Whether the version on the page is shared (docs/product.md §4): loaded for members, and set by sharing. `state` is null
 * until it is loaded. A held post waits for review.
 */
export function useShare({ preview, isMember, isNamed, onNamed }: Options) {
  const { generationId, formData } = preview;
  const notify = useNotify();
  const [state, setState] = useShareState(generationId, isMember);
  const [isBusy, setIsBusy] = useState(false);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const [typed, setTyped] = useState<Typed>(UNTYPED);
  const [error, setError] = useState<Failure | null>(null);
  const isJustShared = sharedId === generationId;
  const suggestedName = isNamed ? null : (state?.suggestedName ?? null);
  const name = typed.name ?? suggestedName ?? '';
  const premise = typed.premise ?? suggestedPremise(formData) ?? '';

  function type(change: Partial<Typed>): void {
    setTyped({ ...typed, ...change });
    setError(null);
  }

  function fail({ field, message }: Failure): void {
    if (field) setError({ field, message });
    else notify('bad', message);
  }

  async function send(): Promise<void> {
    if (!state) {
      // Shared without a press, right after a sign-up: the name is asked for first.
      const loaded = await fetchState(generationId);
      setState(loaded);
      if (loaded.suggestedName !== null) return fail(NAME_FIRST);
    }
    if (suggestedName !== null) {
      const chosen = await chooseName(preview, name);
      if (!chosen.ok) return fail(chosen);
      onNamed(chosen.profile);
    }
    const sent = await sendShare(generationId, typed.isPremiseShown ? premise : null);
    // It may not have been known that the name was missing.
    if (!sent.ok && sent.field === 'displayName') setState(await fetchState(generationId));
    if (!sent.ok) return fail(sent);
    setState(sent.state);
    setSharedId(generationId);
    setTyped(UNTYPED);
    const { postId, isHeld } = sent.state;
    const words = sent.isNew ? (isHeld ? QUEUED_POST : SHARED) : ALREADY_SHARED;
    notify('good', words, postId === null ? undefined : { words: SEE_IT, to: `/post/${postId}` });
  }

  async function share(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    await send();
    setIsBusy(false);
  }
  return { state, isBusy, isJustShared, suggestedName, name, premise, typed, type, error, share };
}

type Known = ShareState & { id: string };

function useShareState(generationId: string, isMember: boolean) {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (!isMember) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Sharing may be faster.
    void fetchState(generationId, signal).then(
      (loaded) => signal.aborted || setKnown((now) => (now?.id === loaded.id ? now : loaded)),
    );
    return () => controller.abort();
  }, [generationId, isMember]);
  return [known?.id === generationId ? known : null, setKnown] as const;
}

/** `null` where nothing has been typed: the field has its suggestion. */
type Typed = { name: string | null; premise: string | null; isPremiseShown: boolean };
const UNTYPED: Typed = { name: null, premise: null, isPremiseShown: false };

const UNSHARED: ShareState = {
  isShared: false,
  isHeld: false,
  postId: null,
  suggestedName: null,
};

function pathOf(generationId: string): string {
  return `/api/generations/${generationId}/share`;
}

async function fetchState(id: string, signal?: AbortSignal): Promise<Known> {
  const loaded = await requestJson<ShareState>(pathOf(id), { signal });
  return { ...(loaded.ok ? loaded.data : UNSHARED), id };
}

const NAME_FIRST: Failure = { field: 'displayName', message: CHECK_CARD_NAME };

type Failure = { field: 'displayName' | 'shownPremise' | null; message: string };

function failureOf(
  { field, ...failure }: RequestFailure,
  fallback: string,
): Failure & { ok: false } {
  const isKnown = field === 'displayName' || field === 'shownPremise';
  return { ok: false, field: isKnown ? field : null, message: rejectionTitle(failure, fallback) };
}

/** Puts a name on the cards of the member, with the bio and the picture that this card has. */
async function chooseName(
  { generationId, formData }: PreviewState,
  displayName: string,
): Promise<{ ok: true; profile: PostProfile } | (Failure & { ok: false })> {
  const { profileBio: bio, useProfilePicture } = formData;
  const edit = cleanProfileEdit({ displayName, bio, useAccountData: false, useProfilePicture });
  if (edit.displayName === '') return { ok: false, field: 'displayName', message: NO_CARD_NAME };
  const path = `/api/generations/${generationId}/profile`;
  const saved = await requestJson<PostProfile>(path, { method: 'PUT', json: edit });
  return saved.ok ? { ok: true, profile: saved.data } : failureOf(saved, PROFILE_FAILED);
}

type Sent = { ok: true; state: Known; isNew: boolean } | (Failure & { ok: false });

/** Shares a version. One that is shared already is no failure (docs/product.md §8). */
async function sendShare(id: string, shownPremise: string | null): Promise<Sent> {
  type Body = { postId: string; isHeld: boolean };
  const json = shownPremise === null ? {} : { shownPremise };
  const sent = await requestJson<Body>(pathOf(id), { method: 'POST', json });
  if (sent.ok) {
    const { isHeld } = sent.data;
    const postId = isHeld ? null : sent.data.postId;
    const state = { ...UNSHARED, id, isShared: true, isHeld, postId };
    return { ok: true, state, isNew: true };
  }
  if (sent.status === 409) {
    const state = { ...(await fetchState(id)), isShared: true };
    return { ok: true, state, isNew: false };
  }
  return failureOf(sent, SHARE_FAILED);
}
