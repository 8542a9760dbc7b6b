import { expect, it } from 'vitest';
import { isAuthMessage, messageOfLimit, readLimit } from './auth-channel.ts';
import { SIGN_IN_STATUSES, signInMessage } from './sign-in-words.ts';
import { PROFILE_SAVED } from './account-words.ts';

it('reads only the status of a message', () => {
  for (const message of [...SIGN_IN_STATUSES, 'signed-out']) {
    expect([message, isAuthMessage(message)]).toEqual([message, true]);
    const more = { status: message, user: 'x', next: '//' };
    expect([more, isAuthMessage(more)]).toEqual([more, false]);
  }
});

it.each([null, 'auth-done', 7, [], {}, ['signed-in'], '__proto__'])(
  'ignores the message %j',
  (data) => {
    expect(isAuthMessage(data)).toBe(false);
  },
);

it('reads the words of a limit, which are no result', () => {
  const message = messageOfLimit('Try again in 2 minutes.');
  expect([readLimit(message), isAuthMessage(message)]).toEqual(['Try again in 2 minutes.', false]);
  for (const other of [null, 'failed', {}, { limited: 7 }, ['limited']]) {
    expect(readLimit(other)).toBeNull();
  }
});

it('uses the texts of docs/product.md §8', () => {
  const words = (['login', 'signup'] as const).flatMap((intent) =>
    (['signed-in', 'failed'] as const).map((status) => signInMessage(intent, status).text),
  );
  expect(words).toEqual([
    'Welcome to Broetry! Time to get professional... sort of.',
    'Login failed. Maybe the professional network blocked us? 😅',
    'Welcome to the cringe side! 🎭',
    'Signup failed. The algorithm gods are not pleased. 😅',
  ]);
  expect(PROFILE_SAVED).toBe('Profile details updated!');
});
