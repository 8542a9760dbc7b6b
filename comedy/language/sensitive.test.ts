import { expect, it } from 'vitest';
import phrases from '../../test/comedy/sensitive-phrases.json' with { type: 'json' };
import { isSensitive } from './sensitive.ts';

it.each(phrases.heavy)('finds %j sensitive', (text) => expect(isSensitive(text)).toBe(true));
it.each(phrases.harmless)('finds %j harmless', (text) => expect(isSensitive(text)).toBe(false));
