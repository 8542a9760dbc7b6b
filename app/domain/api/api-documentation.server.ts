import { ERRORS } from '../../platform/http/errors.ts';
import { LIFETIMES, MAX_TOKENS, SCOPES } from '../members/api-token.ts';
import { RATE_LIMITS } from '../rate-limits/limits.server.ts';
import { COMMON_ERRORS, type Operation, OPERATIONS } from './operations.ts';

/** The content of the developer page: the operations, limits and errors of /api/v1. */
export function describeApi(origin: string) {
  return {
    setUp: `export BROETRY=${origin}\nexport BROETRY_TOKEN=broetry_…`,
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
    operations: Object.values(OPERATIONS).map((operation) => {
      const { name, method, path, scope, summary, description, details = [] } = operation;
      const example = exampleOf(operation);
      const opens = CHAPTERS[name as keyof typeof OPERATIONS];
      return { name, method, path, scope, summary, description, details, example, opens };
    }),
    errors: errorCodes().map((code) => ({ code, ...ERRORS[code] })),
  };
}

/** The headings of the operations, by the first one below each. */
const CHAPTERS: Partial<Record<keyof typeof OPERATIONS, string>> = {
  readAccount: 'Before you write',
  writePost: 'Posts',
  writeReplies: 'Replies and texts',
  readCommunity: 'Community',
};

export type ApiDescription = ReturnType<typeof describeApi>;

function errorCodes() {
  const all = Object.values(OPERATIONS).flatMap(({ errors }) => errors);
  return [...new Set([...COMMON_ERRORS, ...all])].toSorted(
    (one, other) => ERRORS[one].status - ERRORS[other].status,
  );
}

/** A shell command for an operation. `$POST_ID` is the `id` of an own post, shared for the community operations. */
function exampleOf({ name, path, scope }: Operation): string {
  const { option, query, header, body } = EXAMPLES[name as keyof typeof OPERATIONS] ?? {};
  const curl = option === undefined ? 'curl' : `curl ${option}`;
  const address = `"$BROETRY/api/v1${path.replace('{id}', '$POST_ID')}"`;
  const isShort = curl.length + address.length < LINE_LENGTH;
  const parts = isShort ? [`${curl} ${address}`] : [curl, address];
  if (scope !== null) parts.push('-H "Authorization: Bearer $BROETRY_TOKEN"');
  if (body !== undefined) parts.push("-H 'Content-Type: application/json'");
  if (header !== undefined) parts.push(`-H '${header}'`);
  if (body !== undefined) parts.push(`-d '{\n    ${body.join('\n    ')}\n  }'`);
  if (query !== undefined) parts.push(query);
  return parts.join(' \\\n  ');
}

/** The longest line of a command that a phone shows without scrolling. */
const LINE_LENGTH = 44;

/** `option`: of curl. `query`: as curl's data, for `-G`. `body`: the lines of the JSON between its braces. */
type Example = { option?: string; query?: string; header?: string; body?: readonly string[] };

/** What the examples of some operations send. */
const EXAMPLES: Partial<Record<keyof typeof OPERATIONS, Example>> = {
  writePost: {
    header: 'Idempotency-Key: lunch-on-time-1',
    body: [
      '"style": "humblebrag",',
      '"humorLevel": "Unhinged",',
      '"fields": {',
      '  "achievement": "ate lunch on time",',
      '  "mundaneSituation": "at my own desk"',
      '}',
    ],
  },
  listPosts: { option: '-G', query: '-d q=lunch -d limit=5' },
  deletePost: { option: '-X DELETE' },
  writeReplies: {
    option: '-N',
    header: 'Accept: text/event-stream',
    body: [
      '"post": "Thrilled to share: I replied.",',
      '"length": "one-liner",',
      '"tones": ["witty", "humble-brag"]',
    ],
  },
  translate: {
    body: ['"direction": "to-truth",', '"text": "Humbled to be let go. Agree?"'],
  },
  judge: { body: ['"text": "I was rejected 47 times. Agree?"'] },
  comment: {
    body: ['"text": "I fired him. He was my son.",', '"rolls": {"sane": 2}'],
  },
  readCommunity: { option: '-G', query: '-d sort=popular -d period=week -d limit=5' },
};
