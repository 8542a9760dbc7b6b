import { expect, it } from 'vitest';
import { emptyFolder } from '../test/commands/built-server.ts';
import { onSqlite } from '../test/contracts/databases.ts';
import type { PostFormData } from '../app/domain/posts/post.ts';
import { listFeedPlots } from '../app/domain/community/feed-store.server.ts';
import { diskStorage } from '../app/platform/files/storage.server.ts';
import { fillLibrary } from './seed-library.ts';
import { fillWorld } from './seed-world.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const database = onSqlite();

it('fills members, posts and library with plausible data, and tells no story twice on a page', async () => {
  const db = database();
  const made = await fillWorld(db, { days: 20, now: NOW, site: 'corp.example' });
  const posts = await db.selectFrom('posts').select(['post', 'form_data']).execute();
  expect(posts.length).toBeGreaterThan(10);
  expect(made.posts).toBeGreaterThanOrEqual(posts.length);
  const texts = posts.map(({ post }) => post).join('\n');
  expect(texts).toContain('corp.example');
  expect(texts).not.toMatch(/localhost|asdf|[{}<>]/i);
  const names = posts.map(({ form_data }) => (JSON.parse(form_data) as PostFormData).profileName);
  expect(new Set(names).size).toBeGreaterThan(3);

  const plots = await listFeedPlots(db, 20);
  expect(plots).toHaveLength(20);
  expect(new Set(plots).size).toBe(20);

  const folder = emptyFolder();
  const storage = diskStorage(folder);
  const [member] = await db.selectFrom('users').select('id').limit(1).execute();
  const owners = [member?.id ?? ''];
  expect(await fillLibrary(db, { storage, owners, now: NOW })).toBe(12);
  const pictures = await db.selectFrom('resources').select(['image', 'content_hash']).execute();
  expect(new Set(pictures.map(({ content_hash }) => content_hash)).size).toBe(12);
  for (const { image } of pictures) expect(await storage.get(image)).not.toBeNull();
  // Searchable, and owned by its row, so that the cleanup keeps the files.
  const found = await db.selectFrom('searchable_resources').selectAll().execute();
  expect(found).toHaveLength(12);
  const unowned = await db
    .selectFrom('stored_objects')
    .selectAll()
    .where('resource_id', 'is', null)
    .execute();
  expect(unowned).toEqual([]);
});
