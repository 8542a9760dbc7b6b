import { postLines } from '../../domain/posts/post.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';

/** A shared post for machines (schema.org). Its numbers are a joke, so none of them is in it. */
export function postData(post: FeedPost, origin: string) {
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
