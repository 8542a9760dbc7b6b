import { expect, it } from 'vitest';
import { parseBrowserEvent, referrerOrigin, userAgentFamily } from './guest-events.server.ts';

it.each([
  { event: 'try_now_click', metadata: { source: 'navbar' } },
  { event: 'try_now_click', metadata: { source: 'hero' } },
  { event: 'try_now_click', metadata: { source: 'cta' } },
  { event: 'generator_visit' },
  { event: 'signup_prompt_shown' },
  { event: 'signup_prompt_shown', metadata: { action: 'copy' } },
])('accepts %j', (body) => {
  expect(parseBrowserEvent(body)).toEqual(body);
});

it.each([
  null,
  'generator_visit',
  { event: 'post_generated', metadata: { postType: 'humblebrag', humorLevel: 'Mild' } },
  { event: 'signup_completed' },
  { event: 'rm' },
  { event: 'try_now_click' },
  { event: 'try_now_click', metadata: { source: 'footer' } },
  { event: 'generator_visit', timestamp: 1 },
  { event: 'generator_visit', sessionId: 'guest_1_x' },
  { event: 'generator_visit', referrer: 'x'.repeat(2001) },
])('rejects %j', (body) => {
  expect(parseBrowserEvent(body)).toBeNull();
});

it('keeps only the origin of a referrer', () => {
  expect(referrerOrigin('https://news.example/private?q=me#x')).toBe('https://news.example');
  expect(referrerOrigin('javascript:alert(1)')).toBeNull();
  expect(referrerOrigin('nonsense')).toBeNull();
  expect(referrerOrigin(undefined)).toBeNull();
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/153.0 Safari/537.36 Edg/153.0', 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile/15E Safari/604.1',
    'Safari mobile',
  ],
  ['curl/8', 'Other'],
  ['', 'Other'],
])('reduces %j to a browser family', (userAgent, family) => {
  expect(userAgentFamily(userAgent)).toBe(family);
});
