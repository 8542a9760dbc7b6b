import { expect, it } from 'vitest';
import { readZone, zoneCookie } from './reader-zone.ts';

it('reads the zone that the browser told', () => {
  const [pair] = zoneCookie('America/Argentina/Buenos_Aires').split(';');
  expect(readZone(`a=b; ${pair}; c=d`)).toBe('America/Argentina/Buenos_Aires');
});

it.each([
  null,
  '',
  'broetry-zone=',
  'broetry-zone=Nowhere%2FAtAll',
  'broetry-zone=%E0%A4%A',
  'xbroetry-zone=Asia%2FTokyo',
])('takes UTC for %j', (header) => expect(readZone(header)).toBe('UTC'));
