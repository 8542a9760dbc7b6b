import { DEFAULT_AUTHOR } from '../posts/default-author.ts';

/** What the result screen is handed: docs/product.md §3, Generated post. */
export type PreviewState = {
  post: string;
  formData: {
    type: string;
    /** The fields of the form, as JSON. */
    context: string;
    humorLevel: string;
    profileName: string;
    profileBio: string;
    useProfilePicture: boolean;
  };
  generationId: string;
};

type Ask = { style: string; fields: Readonly<Record<string, string>>; humorLevel: string };

/** The state of a fresh post, by the default author. */
export function previewState(ask: Ask, post: { id: string; text: string }): PreviewState {
  return {
    post: post.text,
    formData: {
      type: ask.style,
      context: JSON.stringify(ask.fields),
      humorLevel: ask.humorLevel,
      profileName: DEFAULT_AUTHOR.name,
      profileBio: DEFAULT_AUTHOR.bio,
      useProfilePicture: false,
    },
    generationId: post.id,
  };
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
