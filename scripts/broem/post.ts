import { findStyle, POST_STYLES, type PostStyle } from '../../comedy/styles/post-styles.ts';
import { writePost } from '../../comedy/posts/write-post.ts';
import { parseGeneration } from '../../app/domain/writing/generation-request.ts';
import { errorMessage } from '../../app/platform/http/errors.ts';
import { type Command, many, one, readFields, readSeed, STRING, STRINGS } from './command.ts';

/** Prints a post. */
export const post: Command = {
  usage: `npm run broem -- post "WHAT HAPPENED" [--level mild|spicy|unhinged] [--seed N] [--json]
npm run broem -- [post] --style STYLE --field NAME="TEXT" [--field …] [--level mild|spicy|unhinged] [--seed N] [--json]

${POST_STYLES.map(describe).join('\n')}`,
  options: { style: STRING, field: STRINGS, level: STRING, seed: STRING },
  allowPositionals: true,
  execute(values, positionals) {
    const [context] = positionals;
    if (positionals.length > 1) throw new Error('Put the text in quotes: it is one argument.');
    const type = one(values['style']) ?? (context === undefined ? undefined : 'gpt4-context');
    if (type === undefined) throw new Error('Say which style with --style; --help lists them.');
    const style = findStyle(type);
    if (!style) throw new Error(errorMessage('unsupported-style', { type }));
    const defaults = style.fields.flatMap(({ name, defaultValue }) =>
      defaultValue ? [[name, defaultValue]] : [],
    );
    const fields: Record<string, string> = {
      ...Object.fromEntries(defaults),
      ...(context === undefined ? {} : { context }),
      ...readFields(many(values['field'])),
    };
    const seed = readSeed(one(values['seed']));
    const humorLevel = one(values['level']);
    const parsed = parseGeneration({ style: style.value, fields, humorLevel, seed });
    if (!parsed.ok) throw new Error(explain(style, fields, parsed));
    if (parsed.kind !== 'new') throw new Error('That does not look like a post.');
    const { params } = parsed;
    const written = writePost({ ...params, seed, site: 'broetry.example' });
    const json = { style: params.style, level: params.level, seed, ...written };
    return { json, text: written.text };
  },
};

function explain(
  style: PostStyle,
  fields: Record<string, string>,
  { message, field }: { message?: string | undefined; field?: string | undefined },
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
