import { type AttachedPicture, type AttachedRow, attachedPicture } from './attachment.ts';
import type { PostRow } from '../../platform/db/tables.ts';
import type { PostFormData } from './form-data.ts';

/** A saved post as its owner sees it in a list: docs/product.md §3, saved_posts, read views. Times in epoch milliseconds. */
export type PostSummary = {
  id: string;
  generationId: string;
  post: string;
  formData: PostFormData;
  createdAt: number;
  likes: number;
  comments: number;
  isShared: boolean;
  /** Nobody else sees it. */
  isHidden: boolean;
  picture: AttachedPicture | null;
};

/** The summary of a row, with the picture under it where it has one. */
export function postSummary(row: PostRow, picture?: AttachedRow): PostSummary {
  return {
    id: row.id,
    generationId: row.generation_id,
    post: row.post,
    formData: JSON.parse(row.form_data) as PostFormData,
    createdAt: row.created_at,
    likes: row.likes,
    comments: row.comments,
    isShared: row.type === 'community',
    isHidden: row.hidden_at !== null,
    picture: picture ? attachedPicture(picture) : null,
  };
}
