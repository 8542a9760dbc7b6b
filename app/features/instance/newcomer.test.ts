import { expect, it } from 'vitest';
import { newcomerCan } from '../../domain/admin/sign-up-settings.server.ts';

const OPEN = { rule: 'open', mailDomains: [] as string[], isProviderOnly: false } as const;
const MAIL = ['corp.example', 'other.example'];

it('says what the rule of sign-up lets a newcomer do', () => {
  expect(newcomerCan(OPEN)).toEqual([
    [true, 'Signs up without being asked'],
    [true, 'May have mail of any domain'],
    [true, 'May sign up with a passkey'],
  ]);
  expect(newcomerCan({ ...OPEN, mailDomains: MAIL })).toEqual([
    [true, 'Signs up without being asked'],
    [false, 'Needs mail at corp.example or other.example'],
    [false, 'Takes an invitation for a passkey'],
  ]);
  expect(newcomerCan({ ...OPEN, isProviderOnly: true })).toContainEqual([
    false,
    'Has no use for a passkey',
  ]);
});

it('says of a closed site that an invitation does not help either', () => {
  expect(newcomerCan({ ...OPEN, rule: 'closed', mailDomains: MAIL })).toEqual([
    [false, 'Cannot sign up'],
    [false, 'Nor with an invitation link'],
  ]);
});
