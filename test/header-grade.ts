/** The headers of one response, in lower case. `set-cookie` is a list. */
export type AnswerHeaders = NodeJS.Dict<string | string[]>;

const MONTHS_6 = 15_768_000;

/** Returns the directives of a response's Content-Security-Policy. */
export function directivesOf(headers: AnswerHeaders): Map<string, string> {
  const policy = String(headers['content-security-policy'] ?? '');
  return new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/**
 * Returns the score of Mozilla's HTTP Observatory (scoring of 2024): 100, minus penalties, plus bonuses. The maximum
 * is 135 without HSTS preloading and without script hashes.
 */
export function observatoryScore(headers: AnswerHeaders): number {
  const policy = directivesOf(headers);
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '*';
  const isWeak = /unsafe|\*|https?:(?!\/\/)|data:/.test(scripts);
  const [, age = '0'] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
  const cookies = [headers['set-cookie'] ?? []].flat();
  const tests = [
    policy.size === 0 || isWeak ? -25 : policy.get('default-src') === "'none'" ? 10 : 5,
    cookies.length === 0 ? 0 : cookies.every(isLocked) ? 5 : -20,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
    /^(no-referrer|same-origin|strict-origin)/.test(String(headers['referrer-policy'])) ? 5 : 0,
    Number(age) >= MONTHS_6 ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors') ? 5 : headers['x-frame-options'] === 'DENY' ? 0 : -20,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  return tests.reduce((sum, points) => sum + points, 100);
}

function isLocked(cookie: string): boolean {
  const isSecure = /; Secure/.test(cookie) && /; SameSite=(Lax|Strict)/.test(cookie);
  return isSecure && cookie.startsWith('__Host-') && /; HttpOnly/.test(cookie);
}
