import { expect, it } from 'vitest';
import { headlineParts } from './post.ts';

it.each([
  ['Thought Leader • Father of KPIs | CEO', ['Thought Leader', ' • Father of KPIs', ' | CEO']],
  [
    'Perfectionist at a startup (small), mostly',
    ['Perfectionist', ' at a startup', ' (small)', ', mostly'],
  ],
  [
    'Leads by example, in the absence of others',
    ['Leads by example', ', in the absence of others'],
  ],
  ['Founder •', ['Founder •']],
  ['9 to 5 | | rest', ['9 to 5 |', ' | rest']],
  ['', ['']],
])('parts %j where it may end', (headline, parts) => {
  expect(headlineParts(headline)).toEqual(parts);
  expect(headlineParts(headline).join('')).toBe(headline);
});
