import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { blessInline } from './bless-inline.server.ts';
import { readStyleRules } from './style-rules.ts';
import type { StyleSheet } from './style-sheets.server.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing = new Map<string, StyleSheet>();
const sheet = (text: string) => new Map([['/assets/a.css', { text, rules: readStyleRules(text) }]]);

it('blesses what carried the nonce, and nothing else', () => {
  const page =
    '<script nonce="N0">ours("N0")</script><script>theirs()</script><script nonce="x">no</script>';
  const { html, scripts } = blessInline(page, 'N0', nothing);
  expect(html).toBe(
    '<script>ours("")</script><script>theirs()</script><script nonce="x">no</script>',
  );
  expect(scripts).toEqual([hash('ours("")')]);
});

it('leaves files to the policy, which names where they are', () => {
  const page =
    '<script nonce="N0" type="module" src="/assets/a.js"></script><link nonce="N0" href="/b"/>';
  const { html, scripts } = blessInline(page, 'N0', nothing);
  expect(html).toBe('<script type="module" src="/assets/a.js"></script><link href="/b"/>');
  expect(scripts).toEqual([]);
});

it('puts our own style sheets into the page, and no others', () => {
  const page =
    '<link rel="stylesheet" href="/assets/a.css" nonce="N0"/><link rel="stylesheet" href="/b.css"/>';
  const { html, styles } = blessInline(page, 'N0', sheet('a>b{}'));
  expect(html).toBe(
    '<style>a>b{}</style><link disabled="" media="not all" rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/b.css"/>',
  );
  expect(styles).toEqual([hash('a>b{}')]);
});

it('puts into a still page what it needs of them, and marks it', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/a.css"/></head><body data-asleep=""><p class="a">';
  const { html, styles } = blessInline(page, 'N0', sheet('.a{color:red}.b{color:blue}'));
  expect(html).toContain('<head><style data-part="">.a{color:red}</style><link disabled=""');
  expect(styles).toEqual([hash('.a{color:red}')]);
});

it('lets the page come before its fonts', () => {
  const scripts = '<link rel="stylesheet" href="/f.css" data-precedence="card"/>';
  const font = '<link rel="preload" as="font" href="/f.woff2"/>';
  const other = '<link rel="preload" as="image" href="/p.png"/>';
  expect(
    blessInline(`<head>${font}${scripts}${other}</head><body>a</body>`, 'N0', nothing).html,
  ).toBe(`<head>${other}</head><body>a${font}${scripts}</body>`);
});
