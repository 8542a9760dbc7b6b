import { isRecord } from '../../platform/browser/web-storage.ts';
import type { FallbackReason } from '../../platform/model/writer.ts';
import type { AttachedPicture } from './attachment.ts';
import { formDataOf, type PostForm, type PostFormData, type PostProfile } from './post.ts';

/** What the result screen is handed: docs/product.md §3, Generated post. */
export type PreviewState = {
  post: string;
  formData: PostFormData;
  generationId: string;
  /** Why the offline writer stood in for the model; absent when whoever was asked wrote. */
  fallback?: FallbackReason;
  /** The picture under the text, as far as it is known. */
  picture?: AttachedPicture | null;
  /** The shared post that it makes worse. */
  remixOf?: string;
  /** The form is grave: its post has one level. */
  isGrave?: boolean;
};

type Finished = {
  id: string;
  text: string;
  fallback?: FallbackReason;
  profile?: PostProfile;
  picture?: AttachedPicture | null;
  remixOf?: string;
  isGrave?: boolean;
};

/** The state of a finished post. */
export function previewState(
  form: PostForm,
  { id, text, fallback, profile, picture, remixOf, isGrave }: Finished,
): PreviewState {
  const formData = formDataOf(form, profile);
  return { post: text, formData, generationId: id, fallback, picture, remixOf, isGrave };
}

/** The state found in the history, or null where there is none or another version's. */
export function readPreviewState(found: unknown): PreviewState | null {
  if (!isRecord(found) || !isRecord(found['formData'])) return null;
  const { post, generationId, formData } = found;
  const { type, context, humorLevel, profileName, profileBio, useProfilePicture } = formData;
  const texts = [post, generationId, type, context, humorLevel, profileName, profileBio];
  if (texts.some((text) => typeof text !== 'string') || post === '') return null;
  return typeof useProfilePicture === 'boolean' ? (found as PreviewState) : null;
}

/** The fixed counts and age of the result screen (docs/product.md §2, Post result screen). */
export const PREVIEW_COUNTS = {
  age: '3h',
  reactions: '42,567',
  comments: '1,234',
  reposts: '89',
} as const;
