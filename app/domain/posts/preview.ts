import { isRecord } from '../../platform/browser/web-storage.ts';
import type { FallbackReason } from '../../platform/model/writer.ts';
import type { AttachedPicture } from './attachment.ts';
import { formDataOf, type PostForm, type PostFormData, type PostProfile } from './post.ts';

/** The state of the result screen (docs/product.md §3, Generated post). */
export type PreviewState = {
  post: string;
  formData: PostFormData;
  generationId: string;
  /** Why the offline writer wrote in place of the model. */
  fallback?: FallbackReason;
  /** The picture under the text, if it is known. */
  picture?: AttachedPicture | null;
  /** The id of the shared post that this one remixes. */
  remixOf?: string;
  /** A grave form: its post has one level only. */
  isGrave?: boolean;
};

type FinishedPost = Omit<PreviewState, 'post' | 'formData' | 'generationId'> & {
  id: string;
  text: string;
  profile?: PostProfile;
};

/** Creates the state of a finished post. */
export function previewState(
  form: PostForm,
  { id, text, profile, ...more }: FinishedPost,
): PreviewState {
  return { post: text, formData: formDataOf(form, profile), generationId: id, ...more };
}

/** Checks a state from the browser history or storage. Null when it is no state of this version. */
export function readPreviewState(stored: unknown): PreviewState | null {
  if (!isRecord(stored) || !isRecord(stored['formData'])) return null;
  const { post, generationId, formData } = stored;
  const { type, context, humorLevel, profileName, profileBio, useProfilePicture } = formData;
  const texts = [post, generationId, type, context, humorLevel, profileName, profileBio];
  if (texts.some((text) => typeof text !== 'string') || post === '') return null;
  return typeof useProfilePicture === 'boolean' ? (stored as PreviewState) : null;
}

/** The fixed counts and age of the result screen (docs/product.md §2, Post result screen). */
export const PREVIEW_COUNTS = {
  age: '3h',
  reactions: '42,567',
  comments: '1,234',
  reposts: '89',
} as const;
