import { SCOPES } from '../api-tokens/token-scopes.ts';
import { LIFETIMES, MOST_TOKENS } from '../api-tokens/api-token.ts';
import { ERRORS } from '../errors.ts';
import { ANYWHERE, OPERATIONS } from '../public-api/operations.ts';
import { RATE_LIMITS } from '../rate-limits/limits.server.ts';
import { EXAMPLES, setUp } from './examples.ts';

/** What the page for developers says of /api/v1: from the same tables that its endpoints go by. */
export function describeApi(origin: string) {
  return {
    setUp: setUp(origin),
    scopes: Object.entries(SCOPES),
    mostTokens: MOST_TOKENS,
    lifetimes: Object.values(LIFETIMES).flatMap(({ label, length }) =>
      length === null ? [] : [label.toLowerCase()],
    ),
    limits: {
      token: RATE_LIMITS['api-token'],
      network: RATE_LIMITS['api-network'],
      writesAnHour: RATE_LIMITS['api-write'].points,
    },
    operations: Object.values(OPERATIONS).map((operation) => ({
      name: operation.name,
      method: operation.method,
      path: operation.path,
      scope: operation.scope,
      summary: operation.summary,
      description: operation.description,
      example: EXAMPLES[operation.name as keyof typeof EXAMPLES],
    })),
    errors: refusals().map((code) => ({ code, ...ERRORS[code] })),
  };
}

export type ApiDescription = ReturnType<typeof describeApi>;

function refusals() {
  const all = Object.values(OPERATIONS).flatMap((operation) => operation.refusals);
  return [...new Set([...ANYWHERE, ...all])].toSorted(
    (one, other) => ERRORS[one].status - ERRORS[other].status,
  );
}
