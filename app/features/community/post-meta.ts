import type { FeedPost } from '../../domain/community/feed.server.ts';
import { postLines } from '../../domain/posts/post.ts';
import { hidesPremise } from '../../domain/posts/shown-premise.ts';
import { metaSite, type MetaTag, NOINDEX, pageTitle, structuredData } from '../../ui/meta-tags.tsx';
import { textMeta } from '../posts/text-meta.ts';
import { MISSING_POST } from './community-words.ts';

/** The tags of a post's page: addresses are absolute, of the site and never of what a request claims. */
export function postMeta(post: FeedPost | null): MetaTag[] {
  if (!post) return [{ title: pageTitle(MISSING_POST) }, NOINDEX];
  const { text, authorName, shownPremise } = post;
  const path = `/post/${post.id}`;
  const picture = `${path}/picture.png?size=link`;
  const published = new Date(post.createdAt).toISOString();
  return [
    ...textMeta({
      text,
      authorName,
      path,
      picture,
      hidesPremise: hidesPremise(shownPremise, text),
    }),
    { property: 'article:published_time', content: published },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      href: `${metaSite.origin}/oembed?url=${encodeURIComponent(metaSite.origin + path)}`,
      title: 'oEmbed',
    },
    ...structuredData(postData(post)),
  ];
}

/** A shared post for machines (schema.org). Its numbers are a joke, so none of them is in it. */
function postData(post: FeedPost) {
  const { origin, name } = metaSite;
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
    isPartOf: { '@type': 'WebSite', '@id': `${origin}/#site`, name, url: `${origin}/` },
  };
}
