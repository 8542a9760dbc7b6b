import type { FeedPost } from '../../domain/community/feed.server.ts';
import { postLines } from '../../domain/posts/post.ts';
import { type MetaTag, pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { MISSING_POST } from './community-words.ts';

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 200;

/** The tags of a post's page: addresses are absolute, of `origin` and never of what a request claims. */
export function postMetaTags(post: FeedPost | null, origin: string): MetaTag[] {
  if (!post) {
    return [{ title: pageTitle(MISSING_POST) }, { name: 'robots', content: 'noindex' }];
  }
  const lines = postLines(post.text);
  const title = cut(lines[0] ?? post.authorName, MAX_TITLE_LENGTH);
  const description = cut(lines.slice(1).join(' ') || title, MAX_DESCRIPTION_LENGTH);
  const path = `/post/${post.id}`;
  const alt = cut(`A post by ${post.authorName}: ${lines.join(' ')}`, MAX_DESCRIPTION_LENGTH);
  const published = new Date(post.createdAt).toISOString();
  return [
    ...pageMeta({
      title,
      description,
      path,
      origin,
      picture: { path: `${path}/picture.png?size=link`, alt },
      type: 'article',
    }),
    { property: 'article:published_time', content: published },
  ];
}

// At a space where there is one, and never through an emoji.
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const space = head.lastIndexOf(' ');
  const whole = head.slice(0, space > most / 2 ? space : most - 1);
  return `${whole.isWellFormed() ? whole : whole.slice(0, -1)}…`;
}

/** A shared post for machines (schema.org). Its numbers are a joke, so none of them is in it. */
export function postStructuredData(post: FeedPost, origin: string) {
  const url = `${origin}/post/${post.id}`;
  const lines = postLines(post.text);
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: lines[0] ?? post.authorName,
    articleBody: lines.join('\n'),
    genre: 'Satire',
    datePublished: new Date(post.createdAt).toISOString(),
    author: { '@type': 'Person', name: post.authorName },
    image: `${url}/picture.png?size=link`,
    isPartOf: { '@type': 'WebSite', '@id': `${origin}/#site`, name: 'Broetry', url: `${origin}/` },
  };
}
