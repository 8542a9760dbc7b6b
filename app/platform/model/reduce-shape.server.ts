import { errorKindOf } from './model-errors.server.ts';
import type { RequestShape } from './model-request.server.ts';

type Parameter = {
  name: RegExp;
  without: (shape: RequestShape, text: string) => RequestShape | null;
};

/** The parameters that a request can do without, the longer name first; last what errors about others name, too. */
const PARAMETERS: readonly Parameter[] = [
  {
    name: /stream_options|include_usage/i,
    without: (shape) => (shape.streamOptions ? { ...shape, streamOptions: false } : null),
  },
  { name: /max_(?:completion_)?tokens/i, without: withoutMaxTokens },
  {
    name: /\btemperature\b/i,
    without: (shape) => (shape.temperature ? { ...shape, temperature: false } : null),
  },
  {
    name: /\bstream(?:ing|ed|s)?\b/i,
    without: (shape) => (shape.stream ? { ...shape, stream: false } : null),
  },
  {
    name: /reasoning[._ ]?effort|\bthink(?:ing)?\b/i,
    without: (shape) => (shape.effort === 'none' ? { ...shape, effort: 'refused' } : null),
  },
];

function withoutMaxTokens(shape: RequestShape, text: string): RequestShape | null {
  if (shape.maxTokens === null) return null;
  const isOther = shape.maxTokens === 'max_tokens' && text.includes('max_completion_tokens');
  return { ...shape, maxTokens: isOther ? 'max_completion_tokens' : null };
}

/** What names the parameter itself: OpenAI's param, or the place in the body as FastAPI says it. */
const NAMED = [
  /["']?param["']?\s*[:=]\s*["']([\w.[\]]+)["']/,
  /["']?loc["']?\s*[:=]\s*[([]\s*(?:["']body["']\s*,\s*)?["'](\w+)["']/,
];
const ROLE = [
  /\b(?:system|developer)\b[^.\n]{0,40}\b(?:roles?|messages?|prompts?|instructions?)\b/i,
  /\broles?\b[^.\n]{0,80}\b(?:system|developer|alternate|supported|allowed)\b/i,
  /\bonly\b[^.\n]{0,40}\broles?\b/i,
];
const REFUSES = /support|allow|unknown|enabled|permitted|must|verified/i;

/**
 * The shape without what an error refuses: a parameter, streaming or the system role. Null when it refuses none of them.
 */
export function reduceShape(
  shape: RequestShape,
  { status, text: found }: { status: number; text: string },
): RequestShape | null {
  const text = found.replace(/\\"/g, '"');
  const isInvalid = status === 400 || status === 422;
  if (errorKindOf(status, text) === 'content_filter') return null;
  // Some servers fail at their template.
  if (!isInvalid && !([500, 501].includes(status) && REFUSES.test(text))) return null;
  const named = NAMED.map((pattern) => pattern.exec(text)?.[1] ?? '').join(' ');
  const ofName = isInvalid ? reduceBy(shape, named, text) : null;
  if (ofName) return ofName;
  if (ROLE.some((pattern) => pattern.test(text)) || /messages/.test(named)) {
    if (shape.systemRole) return { ...shape, systemRole: false };
  }
  if (isInvalid) return reduceBy(shape, text, text);
  return shape.stream && /\bstream(?:ing)?\b/i.test(text) ? { ...shape, stream: false } : null;
}

function reduceBy(shape: RequestShape, names: string, text: string): RequestShape | null {
  for (const { name, without } of PARAMETERS) {
    const smaller = name.test(names) ? without(shape, text) : null;
    if (smaller) return smaller;
  }
  return null;
}
