import { expect, it } from 'vitest';
import { splitRequest } from './requests.ts';

it.each([
  ['Export to fax', 'Export to fax', ''],
  ['Export to fax. My boss has one.', 'Export to fax.', 'My boss has one.'],
  ['Version 2.0 of it? Please!', 'Version 2.0 of it?', 'Please!'],
  ['A list:\n- fax\n- telex', 'A list:', '- fax\n- telex'],
  [`${'long '.repeat(30)}. More.`, `${'long '.repeat(30)}. More.`, ''],
])('names the request %j by its first sentence', (text, title, rest) => {
  expect(splitRequest(text)).toEqual({ title, rest });
});
