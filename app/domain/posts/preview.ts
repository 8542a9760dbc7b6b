import type { Face } from '../faces/face.ts';
import type { Authorship } from '../writers/writer.ts';
import type { AttachedPicture } from './attachment.ts';
import type { PostFormData } from './post.ts';

/** A post on the result screen (docs/product.md §3, Generated post). */
export type PreviewState = Authorship & {
  post: string;
  formData: PostFormData;
  generationId: string;
  picture?: AttachedPicture | null;
  /** The author's drawn face. */
  face: Face;
  remixOf?: string;
  /** A grave form: its post has one level only. */
  isGrave?: boolean;
};

/** The path of the result screen of a post. */
export function previewPath(generationId: string): string {
  return `/preview?${new URLSearchParams({ generation: generationId })}`;
}

/** The fixed counts and age of the result screen (docs/product.md §2, Post result screen). */
export const PREVIEW_COUNTS = {
  age: '3h',
  reactions: '42,567',
  comments: '1,234',
  reposts: '89',
} as const;
