import { expect, it } from 'vitest';
import { signUpWords } from './sign-up-words.ts';
import { guestLimitWords } from '../../platform/http/error-words.ts';

it('speaks the words of docs/product.md §4, §5 and §6', () => {
  expect(signUpWords('generate', false, 2)).toBe(guestLimitWords(2));
  expect(signUpWords('regenerate')).toBe(
    'Sign up to regenerate posts and create unlimited content! 🚀',
  );
  expect(signUpWords('copy')).toBe('Sign up to copy and unlock all features! 🚀');
  expect(signUpWords('download')).toBe('Sign up to download and unlock all features! 🚀');
  expect(signUpWords('share')).toBe('Sign up to share and unlock all features! 🚀');
  expect(signUpWords('crank up')).toBe('Sign up to crank it up and unlock all features! 🚀');
  expect(signUpWords('tone down')).toBe('Sign up to tone it down and unlock all features! 🚀');
  expect(signUpWords('attach')).toBe('Sign up to add a picture and unlock all features! 🚀');
  expect(signUpWords('ask the model')).toBe('Sign up to ask the model and unlock all features! 🚀');
  expect(signUpWords('like')).toBe('Sign up to like and unlock all features! 🚀');
  expect(signUpWords('comment')).toBe('Sign up to comment and unlock all features! 🚀');
});

it('asks without selling beside something grave', () => {
  expect(signUpWords('regenerate', true)).toBe('Sign up to regenerate.');
  expect(signUpWords('attach', true)).toBe('Sign up to add a picture.');
});
