import { ERRORS } from '../../platform/http/errors.ts';
import { LIFETIMES, MAX_TOKENS, SCOPES } from '../members/api-token.ts';
import { RATE_LIMITS } from '../rate-limits/limits.server.ts';
import { COMMON_ERRORS, OPERATIONS } from './operations.ts';

/** The content of the developer page: the operations, limits and errors of /api/v1. */
export function describeApi(origin: string) {
  return {
    setUp: setUp(origin),
    scopes: Object.entries(SCOPES),
    mostTokens: MAX_TOKENS,
    lifetimes: Object.values(LIFETIMES).flatMap(({ label, length }) =>
      length === null ? [] : [label.toLowerCase()],
    ),
    limits: {
      token: RATE_LIMITS['api-token'],
      network: RATE_LIMITS['api-network'],
      writesAnHour: RATE_LIMITS['api-write'].points,
    },
    operations: Object.values(OPERATIONS).map(
      ({ name, method, path, scope, summary, description }) => {
        const example = EXAMPLES[name as keyof typeof EXAMPLES];
        return { name, method, path, scope, summary, description, example };
      },
    ),
    errors: errorCodes().map((code) => ({ code, ...ERRORS[code] })),
  };
}

export type ApiDescription = ReturnType<typeof describeApi>;

function errorCodes() {
  const all = Object.values(OPERATIONS).flatMap(({ errors }) => errors);
  return [...new Set([...COMMON_ERRORS, ...all])].toSorted(
    (one, other) => ERRORS[one].status - ERRORS[other].status,
  );
}

function setUp(origin: string): string {
  return `export BROETRY=${origin}\nexport BROETRY_TOKEN=broetry_…`;
}

const TOKEN = `-H "Authorization: Bearer $BROETRY_TOKEN"`;
const JSON_TYPE = `-H 'Content-Type: application/json'`;

/** A shell command for each operation. `$POST_ID` is the `id` of an own post, shared for the community operations. */
const EXAMPLES: Readonly<Record<keyof typeof OPERATIONS, string>> = {
  writePost: `curl "$BROETRY/api/v1/posts" \\
  ${TOKEN} \\
  ${JSON_TYPE} \\
  -H 'Idempotency-Key: lunch-on-time-1' \\
  -d '{"style": "humblebrag", "humorLevel": "Unhinged", "fields": {"achievement": "ate lunch on time", "mundaneSituation": "sitting at my desk"}}'`,
  listPosts: `curl "$BROETRY/api/v1/posts?q=lunch&limit=5" \\
  ${TOKEN}`,
  readPost: `curl "$BROETRY/api/v1/posts/$POST_ID" \\
  ${TOKEN}`,
  deletePost: `curl -X DELETE "$BROETRY/api/v1/posts/$POST_ID" \\
  ${TOKEN}`,
  writeReplies: `curl -N "$BROETRY/api/v1/replies" \\
  ${TOKEN} \\
  ${JSON_TYPE} \\
  -H 'Accept: text/event-stream' \\
  -d '{"post": "Thrilled to announce that I replied to an email.", "length": "one-liner", "tones": ["witty", "humble-brag"]}'`,
  translate: `curl "$BROETRY/api/v1/translations" \\
  ${TOKEN} \\
  ${JSON_TYPE} \\
  -d '{"direction": "to-truth", "text": "Humbled and honored to announce my next chapter. Agree?"}'`,
  judge: `curl "$BROETRY/api/v1/report-cards" \\
  ${TOKEN} \\
  ${JSON_TYPE} \\
  -d '{"text": "I was rejected 47 times. Then I said no to myself. Agree?"}'`,
  comment: `curl "$BROETRY/api/v1/comment-sections" \\
  ${TOKEN} \\
  ${JSON_TYPE} \\
  -d '{"text": "I hired a candidate who failed the interview. He was my son.", "rolls": {"sane": 2}}'`,
  readAccount: `curl "$BROETRY/api/v1/account" \\
  ${TOKEN}`,
  listStyles: `curl "$BROETRY/api/v1/styles"`,
  readCommunity: `curl "$BROETRY/api/v1/community?sort=popular&period=week&limit=5"`,
  readRemixForm: `curl "$BROETRY/api/v1/community/$POST_ID/remix"`,
  listRemixes: `curl "$BROETRY/api/v1/community/$POST_ID/remixes"`,
  readPrompt: `curl "$BROETRY/api/v1/prompt"`,
  readHall: `curl "$BROETRY/api/v1/hall-of-fame"`,
};
