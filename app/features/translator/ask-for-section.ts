import type { CommentSection } from '../../../comedy/comment-section/write-section.ts';
import { FAILED } from './house-comments-words.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';

/** The comments, or why there are none. */
export type SectionAnswer = { ok: true; section: CommentSection } | { ok: false; words: string };

/** Asks the server for the house's comments on a text; says in plain words why there are none. */
export async function askForSection(text: string, choice: SectionChoice): Promise<SectionAnswer> {
  try {
    const response = await fetch('/api/comment-sections', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, ...choice }),
    });
    const body = (await response.json()) as CommentSection & { title?: string };
    if (response.ok) return { ok: true, section: body };
    return { ok: false, words: body.title ?? FAILED };
  } catch {
    return { ok: false, words: FAILED };
  }
}
