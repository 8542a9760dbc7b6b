import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Face, type FaceName, faceParts } from '../../domain/faces/face.ts';
import { parseProfile } from '../../domain/members/profile.ts';
import type { PublicMember } from '../../domain/members/viewer.ts';
import { DEFAULT_AUTHOR, profileIn } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { ProfileEdit } from '../../domain/posts/profile-edit.ts';
import { PROFILE_SAVED } from '../../domain/sign-in/account-words.ts';
import { rejectionTitle, requestJson } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { readDeviceProfile, saveDeviceProfile, useDeviceProfile } from './device-profile.ts';
import { PENCIL_ID, PROFILE_FAILED } from './result-words.ts';

/** What the pencil edits. */
export type CardNameDraft = Omit<ProfileEdit, 'useAccountData'>;
export type CardNameFailure = { field: string | null; message: string };

/**
 * Stores the profile of an own post, for all its versions and the next posts. Null when that is done
 * (docs/product.md §2, Post result screen).
 */
export async function saveCardProfile(
  generationId: string,
  edit: ProfileEdit,
): Promise<CardNameFailure | null> {
  const path = `/api/generations/${generationId}/profile`;
  const sent = await requestJson(path, { method: 'PUT', json: edit });
  if (sent.ok) {
    // It is in the account now.
    saveDeviceProfile(null);
    return null;
  }
  return { field: sent.field ?? null, message: rejectionTitle(sent, PROFILE_FAILED) };
}

/** The own name of the viewer, as this page knows it: the one typed as a guest on this device, else the account's. */
export function ownName(member: PublicMember | null): string | null {
  return readDeviceProfile()?.displayName ?? member?.name ?? null;
}

/**
 * Name, headline and face on the card of the result screen: 'Use my name' in one press, and the pencil that edits all of
 * them in place. A member's choice is kept in the account, a guest's on this device.
 */
export function useCardName(preview: PreviewState, member: PublicMember | null) {
  const notify = useNotify();
  const { kept, store } = useKeptName(preview, member);
  const [draft, setDraft] = useState<CardNameDraft | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<CardNameFailure | null>(null);

  function edit(next: CardNameDraft | null): void {
    setDraft(next);
    setError(null);
  }
  async function save(next: CardNameDraft): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const failure = await store(next);
    setIsSaving(false);
    edit(failure ? next : null);
    if (failure) return setError(failure);
    // The button that was pressed goes.
    document.getElementById(PENCIL_ID)?.focus({ preventScroll: true });
    notify('good', PROFILE_SAVED);
  }
  // A guest has no name to take: the field asks for it.
  const useMine = () => {
    const displayName = ownName(member);
    if (displayName === null) edit({ ...kept, displayName: '' });
    else void save({ ...kept, displayName });
  };
  const shown = draft ?? kept;
  const author = { name: shown.displayName.trim(), bio: shown.bio.trim() };
  return {
    author: { name: author.name || DEFAULT_AUTHOR.name, bio: author.bio || DEFAULT_AUTHOR.bio },
    photoUrl: shown.useProfilePicture ? (member?.photoUrl ?? null) : null,
    face: wornFace(preview.face, shown.face),
    isDefault: kept.displayName === DEFAULT_AUTHOR.name,
    draft,
    error,
    isSaving,
    open: () => edit(kept),
    cancel: () => edit(null),
    change: (changed: Partial<CardNameDraft>) => edit({ ...(draft ?? kept), ...changed }),
    save: () => draft && void save(draft),
    useMine,
  };
}

/** The face of the card with another drawing in the same tint. */
function wornFace(face: Face, chosen: FaceName | undefined): Face {
  return chosen === undefined ? face : `${chosen}-${faceParts(face).tint}`;
}

/** What the card shows, and how it is stored: a member's in the account, a guest's on this device. */
function useKeptName({ generationId, formData }: PreviewState, member: PublicMember | null) {
  const { revalidate } = useRevalidator();
  const device = useDeviceProfile(member === null);
  const { profileName, profileBio, useProfilePicture, profileFace: face } = profileIn(formData);
  const { displayName = profileName, bio = '' } = device.profile ?? {};
  const kept: CardNameDraft = { displayName, bio: bio || profileBio, useProfilePicture, face };
  async function store(edit: CardNameDraft): Promise<CardNameFailure | null> {
    if (member) {
      const failure = await saveCardProfile(generationId, { ...edit, useAccountData: false });
      if (!failure) await revalidate();
      return failure;
    }
    const parsed = parseProfile(edit);
    if (!parsed.ok) return { field: parsed.field, message: parsed.message };
    device.save(parsed.profile);
    return null;
  }
  return { kept, store };
}
