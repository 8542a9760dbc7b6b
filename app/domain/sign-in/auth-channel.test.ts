import { expect, it } from 'vitest';
import { newsText, parseAuthMessage, readNews } from './auth-channel.ts';
import { signInMessage } from './sign-in-words.ts';

it('hears what the pages of this site say', () => {
  const done = { v: 1, type: 'auth-done', status: 'signed-in' };
  expect(parseAuthMessage(done)).toEqual(done);
  expect(parseAuthMessage({ v: 1, type: 'signed-out' })).toEqual({ v: 1, type: 'signed-out' });
});

it.each([
  null,
  'auth-done',
  7,
  [],
  {},
  { v: 2, type: 'signed-out' },
  { type: 'signed-out' },
  { v: 1, type: 'auth-done' },
  { v: 1, type: 'auth-done', status: 'admin' },
  { v: 1, type: '__proto__' },
])('does not hear %j', (data) => {
  expect(parseAuthMessage(data)).toBeNull();
});

it('takes from a message nothing but its status', () => {
  const heard = parseAuthMessage({
    v: 1,
    type: 'auth-done',
    status: 'failed',
    user: 'x',
    next: '//',
  });
  expect(heard).toEqual({ v: 1, type: 'auth-done', status: 'failed' });
});

it('brings news by a cookie', () => {
  const news = { intent: 'signup', status: 'signed-in' } as const;
  expect(readNews(`a=b; broetry-sign-in-news=${newsText(news)}; c=d`)).toEqual(news);
  const locked = `__Host-broetry-sign-in-news=${newsText(news)}`;
  expect(readNews(locked)).toEqual(news);
  for (const cookies of [
    '',
    'broetry-sign-in-news=',
    'broetry-sign-in-news=signup.evil',
    'x=signup.failed',
  ]) {
    expect(readNews(cookies)).toBeNull();
  }
});

it('says the words of the catalogue', () => {
  const words = (['login', 'signup'] as const).flatMap((intent) =>
    (['signed-in', 'failed'] as const).map((status) => signInMessage(intent, status).words),
  );
  expect(words).toEqual([
    'Welcome to Broetry! Time to get professional... sort of.',
    'Login failed. Maybe the professional network blocked us? 😅',
    'Welcome to the cringe side! 🎭',
    'Signup failed. The algorithm gods are not pleased. 😅',
  ]);
});
