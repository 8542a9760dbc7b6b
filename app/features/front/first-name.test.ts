import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['Ada Lovelace', 'Ada'],
  ['  Grace   Hopper ', 'Grace'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Prof. Dr. Ada Lovelace', 'Ada'],
  ['Lovelace, Ada', 'Lovelace'],
  ['王小明', '王小明'],
  ['Cher', 'Cher'],
  ['Mr.', 'Mr.'],
  ['LinkedIn User', 'LinkedIn User'],
  ['The Boss', 'Boss'],
  ['Dr Ada Lovelace', 'Ada'],
  ['Mr. The Boss', 'Boss'],
  ['The', 'The'],
  ['Mrs Dr.', 'Mrs Dr.'],
])('calls %s %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
