import type { PostProfile } from '../../domain/posts/post.ts';
import type { ProfileEdit, ProfileError, TypedProfile } from '../../domain/posts/profile-edit.ts';
import { PROFILE_FAILED } from './result-words.ts';

/** What came of it: what the card says now, or what is wrong. */
export type SavedProfile = { ok: true; profile: PostProfile } | { ok: false; fault: ProfileError };

/** Sends an edit of the profile of a post. Never throws. */
export async function saveProfile(generationId: string, edit: ProfileEdit): Promise<SavedProfile> {
  try {
    const answer = await fetch(`/api/generations/${generationId}/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
    if (answer.ok) return { ok: true, profile: (await answer.json()) as PostProfile };
    const { title, field } = (await answer.json()) as { title: string; field?: string };
    const named = field === 'displayName' || field === 'bio' ? field : null;
    return { ok: false, fault: { field: named, message: title } };
  } catch {
    return { ok: false, fault: { field: null, message: PROFILE_FAILED } };
  }
}

/** What the member typed last, also while the card shows the account's data. Null when it cannot be had. */
export async function fetchTyped(generationId: string): Promise<TypedProfile | null> {
  try {
    const answer = await fetch(`/api/generations/${generationId}/profile`);
    return answer.ok ? ((await answer.json()) as TypedProfile) : null;
  } catch {
    return null;
  }
}
