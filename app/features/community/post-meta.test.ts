import { expect, it } from 'vitest';
import { feedPostOf } from '../../../test/factories/feed-post.ts';
import { metaSite } from '../../ui/meta-tags.tsx';
import { postMeta } from './post-meta.ts';

metaSite.origin = 'https://broetry.example';

const post = feedPostOf({ text: `A first line\n${'words '.repeat(100)}` });

const contentOf = (name: string, of = post) =>
  postMeta(of)
    .map((tag) => ('content' in tag && Object.values(tag).includes(name) ? tag.content : ''))
    .join('');

it('tells machines where the post and its picture are, absolutely', () => {
  const url = 'https://broetry.example/post/01a';
  expect(contentOf('og:url')).toBe(url);
  expect(contentOf('og:image')).toBe(`${url}/picture.png?size=link`);
  expect(contentOf('twitter:image')).toBe(`${url}/picture.png?size=link`);
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('og:title')).toBe('A first line');
  expect(contentOf('article:published_time')).toBe('2026-11-21T00:00:00.000Z');
  const tags = postMeta(post);
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
  expect(tags).toContainEqual({ title: 'A first line · Broetry' });
});

it('cuts what is long, and no emoji in two', () => {
  expect(contentOf('og:description').length).toBeLessThanOrEqual(200);
  const rockets = { ...post, text: '🚀'.repeat(300) };
  for (const name of ['og:title', 'og:description', 'og:image:alt']) {
    expect(contentOf(name, rockets).isWellFormed()).toBe(true);
    expect(contentOf(name, rockets).length).toBeLessThanOrEqual(200);
  }
});

it('says that a preview covers what happened, and never what it is', () => {
  const covered = { ...post, shownPremise: 'I watered a plant' };
  expect(contentOf('og:image:alt', covered)).toMatch(/… What actually happened: covered\.$/);
  expect(JSON.stringify(postMeta(covered))).not.toContain('plant');
});

it('asks robots to forget what is not there', () => {
  expect(postMeta(null)).toEqual([
    { title: 'Post not found · Broetry' },
    { name: 'robots', content: 'noindex' },
  ]);
});
