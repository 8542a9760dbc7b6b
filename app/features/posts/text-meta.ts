import { postLines } from '../../domain/posts/post.ts';
import { shortened } from '../../platform/text/display-text.ts';
import { type MetaTag, pageMeta } from '../../ui/meta-tags.tsx';

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 200;

type TextPage = {
  text: string;
  authorName: string;
  path: string;
  picture: string;
  tab?: string;
  /** The preview covers what happened. */
  hidesPremise?: boolean;
};

/** The tags of a page that shows a post: the first line is the title, the others are the description. */
export function textMeta({
  text,
  authorName,
  picture,
  hidesPremise,
  ...page
}: TextPage): MetaTag[] {
  const lines = postLines(text);
  const title = shortened(lines[0] ?? authorName, MAX_TITLE_LENGTH);
  const description = shortened(lines.slice(1).join(' ') || title, MAX_DESCRIPTION_LENGTH);
  const covered = hidesPremise ? ' What actually happened: covered.' : '';
  const words = `A post by ${authorName}: ${lines.join(' ')}`;
  const alt = shortened(words, MAX_DESCRIPTION_LENGTH - covered.length) + covered;
  return pageMeta({
    ...page,
    title,
    description,
    picture: { path: picture, alt },
    type: 'article',
  });
}
