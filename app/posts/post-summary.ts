import type { PostRow } from '../db/tables.ts';
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
};

/** The summary of a row. */
export function postSummary(row: PostRow): PostSummary {
  return {
    id: row.id,
    generationId: row.generation_id,
    post: row.post,
    formData: JSON.parse(row.form_data) as PostFormData,
    createdAt: row.created_at,
    likes: row.likes,
    comments: row.comments,
    isShared: row.type === 'community',
  };
}
