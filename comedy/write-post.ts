import {
  BANK_HASH,
  bankOf,
  GENTLE_FILE,
  GENTLE_TAGS,
  LISTS,
  STYLE_FILES,
  type Tag,
  TAGS,
} from './bank.ts';
import { oldest, type Setting } from './candidates.ts';
import { compose, type Composition } from './compose.ts';
import { coverage } from './coverage.ts';
import { lintLine } from './lint.ts';
import {
  gentleSlots,
  type Outline,
  outlinesFor,
  plainSlots,
  readFields,
  settingFor,
} from './outline.ts';
import type { PostRequest } from './post-request.ts';
import { findStyle, type PostStyle, type StyleValue } from './post-styles.ts';
import { type Random, randomFrom } from './random.ts';
import { choosePost } from './rank.ts';
import { type RenderedLine, renderTemplate, type Span } from './render.ts';
import { inOrderOfTrial, shapeId, withRoom } from './shape-choice.ts';

/** Raised whenever the same banks would give other words. */
export const ENGINE_VERSION: string = '7';

const CANDIDATES = 12;
const COVERED = 0.5;

export type WrittenPost = {
  text: string;
  lines: readonly string[];
  /** Where the user's own words stand in each line. */
  userSpans: readonly (readonly Span[])[];
  /** The id of each line, and last that of the shape. */
  templateIds: readonly string[];
  devices: readonly number[];
  shape: string;
  /** Engine version and bank hash: together with the request they give the same post again. */
  engine: string;
};

type Drafted = { shape: string; post: Composition };

/**
 * Writes a post of at most 9 lines and a tag line. The same request gives the same bytes; any string is
 * accepted in `fields`, unknown fields are ignored, and the user's words are never read as grammar
 * (docs/product.md §3, §5).
 */
export function writePost(request: PostRequest): WrittenPost {
  const style = findStyle(request.style);
  if (!style) throw new TypeError(`Unsupported post type: ${request.style}`);
  const fragments = readFields(style, request.fields);
  const words = [...fragments.values()].map((fragment) => [fragment.field, fragment.clean]);
  const key = JSON.stringify([request.seed, style.value, request.level, words, BANK_HASH]);
  const site = request.site.replace(/\s+/gu, ' ').trim();
  const setting = { ...settingFor(style, request, fragments, site), bench: `${key} bench` };
  const drafted = draft(style, request, setting, key);
  const tags = drafted.shape === 'gentle' ? GENTLE_TAGS : TAGS;
  return finish(drafted, tagLine(tags, setting, randomFrom(`${key} tag`)), style.value);
}

function draft(style: PostStyle, request: PostRequest, setting: Setting, key: string): Drafted {
  const outlines = withRoom(outlinesFor(style, request.level, setting.typed), setting);
  const random = randomFrom(`${key} shape`);
  for (const outline of inOrderOfTrial(outlines, style.value, setting, random)) {
    const posts = candidates(outline, setting, key);
    const post = choosePost(posts, randomFrom(`${key} choice`));
    if (post) return { shape: outline.shape, post };
  }
  return plainest(style, setting, key);
}

function candidates(outline: Outline, setting: Setting, key: string): Composition[] {
  const posts: Composition[] = [];
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    const post = compose(outline.slots, setting, randomFrom(`${key} ${attempt}`));
    if (post && isSound(post, setting)) posts.push(post);
  }
  return posts;
}

function isSound(post: Composition, setting: Setting): boolean {
  if (post.rendered.some((line) => lintLine(line).length > 0)) return false;
  const text = post.rendered.map((line) => line.text).join('\n');
  return [...setting.typed.values()].every((fragment) => coverage(text, fragment.clean) >= COVERED);
}

/** When no candidate is sound: each field quoted in plain frames, which accept anything. */
function plainest(style: PostStyle, setting: Setting, key: string): Drafted {
  const sensitive = setting.bank === bankOf(GENTLE_FILE);
  const { typed: fragments } = setting;
  const slots = sensitive ? gentleSlots(fragments) : plainSlots(fragments);
  const bank = sensitive ? setting.bank : bankOf(STYLE_FILES[style.value]);
  const calm: Setting = { ...setting, bank, quotas: [], avoid: new Map(), cache: new Map() };
  let post: Composition | undefined;
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    post = compose(slots, calm, randomFrom(`${key} plain ${attempt}`)) ?? post;
    if (post && isSound(post, calm)) break;
  }
  const nothing: Composition = { lines: [], rendered: [], missed: 0, repeated: 0 };
  return { shape: sensitive ? 'gentle' : 'plain', post: post ?? nothing };
}

type TagLine = { id: string; line: RenderedLine };

function tagLine(tags: readonly Tag[], { avoid, site }: Setting, random: Random): TagLine {
  const fresh = tags.filter((tag) => !avoid.has(tag.id));
  const place = (tag: Tag) => avoid.get(tag.id) ?? 0;
  const { id, template } = random.pick(
    fresh.length > 0 ? fresh : oldest(tags.toSorted((one, other) => place(other) - place(one))),
  );
  const none = { fragments: new Map(), memory: new Map(), it: undefined };
  return { id, line: renderTemplate(template, { ...none, lists: LISTS, random, site }) };
}

function finish({ shape, post }: Drafted, tag: TagLine, style: StyleValue): WrittenPost {
  const rendered = [...post.rendered, tag.line];
  const lines = rendered.map((line) => line.text);
  const ids = post.lines.map((line) => line.id);
  return {
    text: lines.join('\n'),
    lines,
    userSpans: rendered.map((line) => line.userSpans),
    templateIds: [...ids, tag.id, shapeId(style, shape)],
    devices: post.lines.map((line) => line.device),
    shape: `${style}/${shape}`,
    engine: `${ENGINE_VERSION}+${BANK_HASH}`,
  };
}
