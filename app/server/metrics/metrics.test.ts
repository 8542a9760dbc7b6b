import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { createRequestMetrics } from '../../platform/observe/process-metrics.server.ts';

const TOKEN = 'a-token-for-the-tests';

it('returns 404 for /metrics without METRICS_TOKEN', async () => {
  const { raw } = await createTestApp();
  const answer = await raw('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(404);
});

it('returns metrics to a request with the token, whatever its Host header', async () => {
  const { raw } = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  for (const authorization of ['', TOKEN, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const { status, body } = await raw('/metrics', { headers: { authorization } });
    expect([authorization, status, body.includes('broetry_')]).toEqual([authorization, 401, false]);
  }
  const headers = { authorization: `Bearer ${TOKEN}`, host: '10.0.0.7:3000' };
  const { status, body } = await raw('/metrics', { headers });
  expect(status).toBe(200);
  expect(body).toContain('\nbroetry_users 0\n');
  expect(body).toContain('broetry_http_requests_total{status="4xx"} 5\n');
  expect(body).toMatch(/broetry_http_request_duration_seconds_bucket\{le="\+Inf"\} 5\n/);
  expect(body).not.toContain(TOKEN);
});

it('counts a response in every bucket with a higher bound', () => {
  const metrics = createRequestMetrics();
  metrics.observe(200, 30);
  metrics.observe(503, 4000);
  const { byClass, buckets, seconds } = metrics.read();
  expect(byClass).toMatchObject({ '2xx': 1, '5xx': 1 });
  expect(buckets.map(([, count]) => count)).toEqual([0, 0, 1, 1, 1, 1, 1, 2, 2]);
  expect(seconds).toBeCloseTo(4.03);
});

it('allows only the analytics origin of the operator in pages', async () => {
  const url = 'https://stats.example/js/script.js?a=b';
  const withIt = await createTestApp({ env: { ANALYTICS_SCRIPT_URL: url } });
  const page = await withIt.browser().fetch('/generator');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://stats.example;");
  expect(policy.match(/stats\.example/g)).toHaveLength(1);
  expect(await page.text()).toMatch(/<script nonce="[^"]+" defer="" src="https:\/\/stats\.example/);
  const without = await createTestApp();
  const plain = await without.browser().fetch('/login');
  expect(plain.headers.get('content-security-policy')).toContain("connect-src 'self';");
});
