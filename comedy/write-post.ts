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
import {
  compose,
  type Composition,
  isUnhingedOnly,
  type Setting,
  UNHINGED_QUOTA,
} from './compose.ts';
import { coverage } from './coverage.ts';
import type { Fragment } from './fragment.ts';
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
import { type RenderedLine, renderTemplate } from './render.ts';

/** Raised whenever the same banks would give other words. */
export const ENGINE_VERSION: string = '3';

const CANDIDATES = 12;
const COVERED = 0.5;

export type WrittenPost = {
  text: string;
  lines: readonly string[];
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
  const drafted = draft(style, request, fragments, site, key);
  const tags = drafted.shape === 'gentle' ? GENTLE_TAGS : TAGS;
  return finish(drafted, tagLine(tags, site, randomFrom(`${key} tag`)), style.value);
}

function draft(
  style: PostStyle,
  request: PostRequest,
  fragments: Map<string, Fragment>,
  site: string,
  key: string,
): Drafted {
  const setting = settingFor(style, request, fragments, site);
  const outlines = outlinesFor(style, request.level, fragments);
  const first = randomFrom(`${key} shape`).between(0, outlines.length - 1);
  for (const outline of [...outlines.slice(first), ...outlines.slice(0, first)]) {
    const posts = candidates(outline, setting, key);
    const post = choosePost(posts, randomFrom(`${key} choice`));
    if (post) return { shape: outline.shape, post };
  }
  return plainest(style, setting, key);
}

function candidates(outline: Outline, setting: Setting, key: string): Composition[] {
  const anyLevel = outline.shape === 'gentle' || outline.shape === 'plain';
  const posts: Composition[] = [];
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    const post = compose(outline.slots, setting, randomFrom(`${key} ${attempt}`));
    if (post && isSound(post, setting, anyLevel)) posts.push(post);
  }
  return posts;
}

function isSound(post: Composition, setting: Setting, anyLevel: boolean): boolean {
  if (post.rendered.some((line) => lintLine(line).length > 0)) return false;
  const text = post.rendered.map((line) => line.text).join('\n');
  const covered = [...setting.fragments.values()].every(
    (fragment) => coverage(text, fragment.clean) >= COVERED,
  );
  if (!covered) return false;
  if (setting.digit !== '3' || anyLevel) return true;
  return post.lines.filter(isUnhingedOnly).length >= UNHINGED_QUOTA;
}

/** When no candidate is sound: each field quoted in plain frames, which accept anything. */
function plainest(style: PostStyle, setting: Setting, key: string): Drafted {
  const sensitive = setting.bank === bankOf(GENTLE_FILE);
  const fragments = new Map(setting.fragments);
  const slots = sensitive ? gentleSlots(fragments) : plainSlots(fragments);
  const bank = sensitive ? setting.bank : bankOf(STYLE_FILES[style.value]);
  const calm: Setting = { ...setting, bank, avoid: new Set(), cache: new Map() };
  let post: Composition | undefined;
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    post = compose(slots, calm, randomFrom(`${key} plain ${attempt}`)) ?? post;
    if (post && isSound(post, { ...calm, digit: '2' }, true)) break;
  }
  return { shape: sensitive ? 'gentle' : 'plain', post: post ?? { lines: [], rendered: [] } };
}

type TagLine = { id: string; line: RenderedLine };

function tagLine(tags: readonly Tag[], site: string, random: Random): TagLine {
  const { id, template } = random.pick(tags);
  const none = { fragments: new Map(), memory: new Map(), it: undefined };
  return { id, line: renderTemplate(template, { ...none, lists: LISTS, random, site }) };
}

function finish({ shape, post }: Drafted, tag: TagLine, style: StyleValue): WrittenPost {
  const lines = [...post.rendered, tag.line].map((line) => line.text);
  const ids = post.lines.map((line) => line.id);
  return {
    text: lines.join('\n'),
    lines,
    templateIds: [...ids, tag.id],
    devices: post.lines.map((line) => line.device),
    shape: `${style}/${shape}`,
    engine: `${ENGINE_VERSION}+${BANK_HASH}`,
  };
}
