import { expect, it } from 'vitest';
import { readStyleRules } from './style-rules.ts';
import { trimStyles } from './trim-styles.ts';

const trim = (sheet: string, page: string) => trimStyles(readStyleRules(sheet), page);

it('keeps rules for elements, classes and ids that the page has, and no others', () => {
  const page = '<main id="m"><p class="a [&amp;_b]:x">words</p></main>';
  const kept = [
    'p{color:red}',
    '.a{color:red}',
    '#m .a:hover>p{color:red}',
    String.raw`.\[\&_b\]\:x b,.a p{color:red}`,
    '.none,.a{color:red}',
  ];
  const left = [
    '.none{color:red}',
    'table p{color:red}',
    '.a #none{color:red}',
    '.a.none{color:red}',
  ];
  for (const rule of kept) expect(trim(rule, page)).toBe(rule);
  for (const rule of left) expect(trim(rule, page)).toBe('');
});

it('keeps what may come to fit while the page is shown', () => {
  const page = '<p>a</p>';
  for (const rule of [
    'p[data-open="}.none{"]{color:red}',
    ':is(.none,.other):has(:checked){color:red}',
    'p:not(.none)::before{content:"{;}"}',
    ':root[data-theme=dark]{color:red}',
    '*,::after{color:red}',
    '::-webkit-datetime-edit{padding:0}',
    '@keyframes fade{0%{opacity:0}}',
    '@layer theme,base;',
  ]) {
    expect(trim(rule, page)).toBe(rule);
  }
});

it('looks into conditions and layers, and keeps the order of layers', () => {
  const sheet =
    '@layer a{.none{color:red}}@layer b{@media (width>=1px){p{color:red}.none{color:red}}@media print{.none{color:red}}}';
  expect(trim(sheet, '<p>')).toBe('@layer a{}@layer b{@media (width>=1px){p{color:red}}}');
});

it('keeps the fonts of the characters that the page has', () => {
  const latin = '@font-face{font-family:F;src:url(l);unicode-range:U+??,U+131}';
  const greek = '@font-face{font-family:F;src:url(g);unicode-range:U+370-377,U+37A}';
  const whole = '@font-face{font-family:G;src:local("G;}")}';
  expect(trim(latin + greek + whole, '<p>a</p>')).toBe(latin + whole);
  expect(trim(latin + greek + whole, '<p>aͰ</p>')).toBe(latin + greek + whole);
});

it('leaves out variables that nothing uses', () => {
  const sheet =
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}:root{--a:1;--b:2;--c:3;--d:4}p{width:var(--a)}.none{width:var(--d)}';
  expect(trim(sheet, '<p style="height:var(--c, 1px)">')).toBe(
    '@property --a{syntax:"*";inherits:false}:root{--a:1;--c:3}p{width:var(--a)}',
  );
});
