import { z } from 'zod';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { VOICES } from '../../../comedy/translate/voices.ts';
import { ProblemAnswer } from '../../domain/api/api-schemas.ts';
import { COMMON_ERRORS, type Operation, OPERATIONS } from '../../domain/api/operations.ts';
import { SCOPES } from '../../domain/members/api-token.ts';
import { type ErrorCode, ERRORS } from '../../platform/http/errors.ts';

type Json = Record<string, unknown>;

const VERSION = '1.0.0';

/** Descriptions of body fields whose name is not clear enough. */
const FIELDS: Readonly<Record<string, string>> = {
  style: `One of ${POST_STYLES.map(({ value }) => value).join(', ')}. GET /styles says what each asks for.`,
  fields: 'The form of the style: a text for each of its fields.',
  humorLevel:
    'Mild, Spicy or Unhinged, in any letters. Spicy without it. The API takes it for every style; the form of the site offers it for gpt4-context only.',
  level: 'Mild, Spicy or Unhinged, in any letters. Spicy without it.',
  seed: 'The same input with the same seed gives the same words, offline, whatever was written before. Without it each answer is another one.',
  from: 'What an own earlier answer named so.',
  voice: `Plain words become one of ${VOICES.map(({ value }) => value).join(', ')}.`,
  direction: 'to-speak or to-truth.',
  rolls: 'How often each comment is said anew, by its key: {"sane": 2}.',
  remixOf: 'The id of a shared post that this one makes worse; it has to have its style.',
  promptDay: 'The day whose situation this answers, as in 2026-11-22: one of the last seven, UTC.',
  tones: 'Up to three; without them witty, supportive and philosophical.',
};

/**
 * Returns the OpenAPI 3.1 description of /api/v1, generated from the schemas that validate its bodies. `origin` is the
 * origin of the site.
 */
export function openapi(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of Object.values(OPERATIONS)) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Broetry',
      version: VERSION,
      summary: 'Posts, replies, translations and verdicts for programs.',
      description:
        'Everything takes and gives JSON. Refusals are application/problem+json with a `code` for programs. Cookies do not count here, and pages of other sites cannot ask: a token belongs into a program, not into a page. Within version 1 fields may be added to answers; none is taken away.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    externalDocs: {
      url: `${origin}/developers`,
      description: 'The same for people, with examples.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(ProblemAnswer, 'output') },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'broetry_ and 64 hexadecimal digits',
          description: `Made in a profile, for any of: ${Object.entries(SCOPES)
            .map(([name, words]) => `${name} (${words})`)
            .join(', ')}.`,
        },
      },
    },
  };
}

function describe(operation: Operation): Json {
  const { name, summary, scope, body, errors } = operation;
  return {
    operationId: name,
    summary,
    description: wordsOf(operation),
    security: scope === null ? [{}, { token: [] }] : [{ token: [scope] }],
    parameters: parametersOf(operation),
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    responses: { ...answerOf(operation), ...problemsOf([...COMMON_ERRORS, ...errors], scope) },
  };
}

/** The description in Markdown, with its lists. */
function wordsOf({ description, details = [], scope }: Operation): string {
  const lists = details.map(({ heading, rows }) =>
    [`${heading}:\n`, ...rows.map(([name, words]) => `- \`${name}\`: ${words}`)].join('\n'),
  );
  const needs = scope === null ? [] : [`Needs the scope \`${scope}\`.`];
  return [[description, ...needs].join(' '), ...lists].join('\n\n');
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function answerOf({ response, isGeneration }: Operation): Json {
  const headers = LIMIT_HEADERS;
  if (response.schema === null) return { 204: { description: 'Done.', headers } };
  const stream = isGeneration ? { 'text/event-stream': { schema: { type: 'string' } } } : {};
  const content = { ...json(schemaOf(response.schema, 'output')), ...stream };
  return { [response.status]: { description: 'What was asked for.', headers, content } };
}

const LIMIT_HEADERS: Json = {
  'RateLimit-Policy': {
    description:
      'On every answer of an operation, refusals too; not where there is no such address or method. How many requests (q) in how many seconds (w), as in `"token";q=120;w=60`.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'How many of them are left (r), and in how many seconds all are again (t).',
    schema: { type: 'string' },
  },
};

const RETRY_AFTER: Json = {
  'Retry-After': {
    description: 'In how many seconds another try is worth it.',
    schema: { type: 'integer' },
  },
};

function problemsOf(codes: readonly ErrorCode[], scope: Operation['scope']): Json {
  const withToken = new Set<ErrorCode>(['token-needed', 'scope-missing']);
  const possible = [...new Set(codes)].filter((code) => scope !== null || !withToken.has(code));
  const byStatus = Object.groupBy(possible, (code) => ERRORS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        ...(['409', '429', '503'].includes(status) ? { headers: RETRY_AFTER } : {}),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function parametersOf({ path, query, isGeneration }: Operation): Json[] {
  const inQuery = query ? Object.entries(schemaOf(query, 'input')['properties'] as Json) : [];
  return [
    ...(path.includes('{id}')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...inQuery.map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(isGeneration
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'Any 8 to 100 letters, digits, hyphens and underscores. The same key with the same body is the same request: it gives the same answer and writes nothing twice.',
            schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
          },
        ]
      : []),
  ];
}

/**
 * Converts a schema to JSON Schema. `input` describes the fields; `output` allows additional ones, so that responses can
 * grow.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
      for (const [name, field] of Object.entries(jsonSchema.properties ?? {})) {
        const words = io === 'input' ? FIELDS[name] : undefined;
        if (words !== undefined && typeof field === 'object') field.description ??= words;
      }
    },
  }) as Json;
  delete made['$schema'];
  return made;
}
