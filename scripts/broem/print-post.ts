import { parseArgs } from 'node:util';
import { findStyle, POST_STYLES, type PostStyle } from '../../comedy/post-styles.ts';
import { writePost } from '../../comedy/write-post.ts';
import { parseGeneration } from '../../app/domain/writing/generation-request.ts';
import { errorMessage } from '../../app/platform/http/errors.ts';
import { readFields } from './read-fields.ts';
import { readSeed } from './read-seed.ts';

/** How it is called. */
export const usage = `npm run broem -- [post] --style STYLE --field NAME="TEXT" [--field …] [--level mild|spicy|unhinged] [--seed N] [--json]

${POST_STYLES.map(describe).join('\n')}`;

const options = {
  style: { type: 'string' },
  field: { type: 'string', multiple: true },
  level: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Prints a post. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values } = parseArgs({ args, options });
  if (values.style === undefined)
    throw new Error('Say which style with --style; --help lists them.');
  const style = findStyle(values.style);
  if (!style) throw new Error(errorMessage('unsupported-style', { type: values.style }));
  const fields = { ...defaults(style), ...readFields(values.field ?? []) };
  const seed = readSeed(values.seed);
  const parsed = parseGeneration({ style: style.value, fields, humorLevel: values.level, seed });
  if (!parsed.ok) throw new Error(explain(style, fields, parsed.message, parsed.field));
  if (parsed.kind !== 'new') return;
  const { ask } = parsed;
  const post = writePost({ ...ask, seed, site: 'broetry.example' });
  if (!values.json) return console.log(post.text);
  const { style: value, level } = ask;
  console.log(JSON.stringify({ style: value, level, seed, ...post }, null, 2));
}

function defaults(style: PostStyle): Record<string, string> {
  return Object.fromEntries(
    style.fields.flatMap(({ name, defaultValue }) => (defaultValue ? [[name, defaultValue]] : [])),
  );
}

function explain(
  style: PostStyle,
  fields: Record<string, string>,
  message: string | undefined,
  field: string | undefined,
): string {
  if (field === 'humorLevel') return '--level takes mild, spicy or unhinged.';
  const isMissing = field !== undefined && !fields[field];
  const hint = isMissing ? ` Fields of this style: ${describe(style).trim()}.` : '';
  return `${message ?? 'That does not look like a post.'}${hint}`;
}

function describe(style: PostStyle): string {
  const fields = style.fields.map(({ name, required }) => (required ? name : `[${name}]`));
  return `  ${style.value}: ${fields.join(', ')}`;
}
