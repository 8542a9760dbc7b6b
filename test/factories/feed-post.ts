import { type FeedPost, feedPost } from '../../app/domain/community/feed.server.ts';
import { newPostRow } from '../../app/domain/posts/post-row.server.ts';
import { DEFAULT_PROFILE } from '../../app/domain/posts/post.ts';
import { withFields, writeStoredForm } from '../../app/domain/posts/stored-forms.server.ts';
import { generationRow, id } from './write-as-member.ts';

const WRITTEN_AT = Date.UTC(2026, 10, 21);

type Given = { text: string; style?: string; fields?: Readonly<Record<string, string>> };

/** The row of a shared post as the feed reads it. */
export function feedRowOf({ text, style = 'humblebrag', fields = {} }: Given) {
  const owner = { kind: 'member', id: 'a-member' } as const;
  const more = { style, fields: JSON.stringify(fields) };
  const generation = withFields(generationRow({ owner, text, more }));
  const services = { now: () => WRITTEN_AT, newId: id };
  const row = newPostRow(services, owner.id, generation, DEFAULT_PROFILE);
  return {
    ...row,
    form_data: writeStoredForm(row.formData),
    photo_url: null,
    writer: generation.writer,
  };
}

/** Returns a shared post as everybody sees it. */
export function feedPostOf(given: Partial<FeedPost>): FeedPost {
  const row = feedRowOf({ text: 'A first line' });
  return { ...feedPost(row, null), id: '01a', authorName: 'Ada', ...given };
}
