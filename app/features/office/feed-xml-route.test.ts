import { parseFeed as parseOnce } from '@rowanmanning/feed-parser';
import { parseFeed as parseTwice } from 'feedsmith';
import { expect, it } from 'vitest';
import { feedPostOf } from '../../../test/factories/feed-post.ts';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { atomFeed, rssFeed } from './feed-xml-route.ts';

const SITE = { origin: 'https://broetry.example', name: 'Broetry' };
const RSS = { of: 'community', format: 'xml' } as const;
const ATOM = { of: 'best', format: 'atom' } as const;

const post = feedPostOf({
  text: 'First line\nSecond & <b>third</b>',
  authorName: 'Ada "Countess" Lovelace',
  createdAt: Date.UTC(2026, 10, 21, 8, 0, 0),
});

it('writes absolute addresses, dates and escaped text', () => {
  const xml = rssFeed(RSS, [post], SITE);
  expect(xml).toContain('<link>https://broetry.example/post/01a</link>');
  expect(xml).toContain('<guid isPermaLink="true">https://broetry.example/post/01a</guid>');
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>');
  expect(xml).toContain('<title>First line</title>');
  expect(xml).toContain('<dc:creator>Ada &quot;Countess&quot; Lovelace</dc:creator>');
  expect(xml).toContain(
    '&lt;p&gt;Second &amp;amp; &amp;lt;b&amp;gt;third&amp;lt;/b&amp;gt;&lt;/p&gt;',
  );
});

it.each(HOSTILE_TEXTS)('stays one item with %j in it', (text) => {
  const xml = rssFeed(RSS, [{ ...post, text, authorName: text }], SITE);
  expect(xml.match(/<item>/g)).toHaveLength(1);
  // Everything between two tags is text: what is left of them is the frame and nothing more.
  const tags = new Set(Array.from(xml.matchAll(/<\/?([^\s>]+)/g), ([, name]) => name));
  const frame =
    'rss channel title link description language atom:link item guid pubDate dc:creator';
  expect(tags).toEqual(new Set(['?xml', ...frame.split(' ')]));
  // oxlint-disable-next-line no-control-regex -- these are the characters that are meant
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(xml.isWellFormed()).toBe(true);
});

it('is read by two parsers as RSS and as Atom', () => {
  for (const xml of [rssFeed(RSS, [post], SITE), atomFeed(ATOM, [post], SITE)]) {
    const one = parseOnce(xml);
    const [item] = one.items;
    expect([one.language, item?.title, item?.url]).toEqual([
      'en',
      'First line',
      `${SITE.origin}/post/01a`,
    ]);
    expect(item?.content ?? item?.description).toContain('<p>First line</p>');
    const { feed } = parseTwice(xml);
    expect(JSON.stringify(feed)).toContain('Second &amp; &lt;b&gt;third&lt;/b&gt;');
  }
});
