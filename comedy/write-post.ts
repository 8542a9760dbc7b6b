import {
  BANK_HASH,
  bankOf,
  GENTLE_FILE,
  type Line,
  LISTS,
  PACKS,
  STYLE_FILES,
  TAGS,
} from './bank.ts';
import {
  compose,
  type Composition,
  type Setting,
  UNHINGED_QUOTA,
  isUnhingedOnly,
} from './compose.ts';
import { coverage } from './coverage.ts';
import { type Fragment, readField } from './fragment.ts';
import { lintLine } from './lint.ts';
import { type Slot, slotsOf } from './plan.ts';
import {
  findStyle,
  HUMOR_LEVELS,
  type HumorLevel,
  type PostStyle,
  type StyleValue,
} from './post-styles.ts';
import { type Random, randomFrom } from './random.ts';
import { choosePost } from './rank.ts';
import { type RenderedLine, renderTemplate } from './render.ts';

/** Raised whenever the same banks would give other words. */
export const ENGINE_VERSION: string = '1';

const CANDIDATES = 12;
const COVERED = 0.5;

export type PostRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  /** The site the last line names. */
  site: string;
  /** Ids of lines not to use again while others are left. */
  avoid?: readonly string[];
};

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
  return finish(drafted, tagLine(site, randomFrom(`${key} tag`)), style.value);
}

function readFields(
  style: PostStyle,
  given: Readonly<Record<string, string>>,
): Map<string, Fragment> {
  const fragments = new Map<string, Fragment>();
  for (const { name, kind, defaultValue } of style.fields) {
    const typed = Object.hasOwn(given, name) ? (given[name] ?? '') : '';
    const fragment = readField(name, kind, typed) ?? readField(name, kind, defaultValue ?? '');
    if (fragment) fragments.set(name, fragment);
  }
  return fragments;
}

function draft(
  style: PostStyle,
  request: PostRequest,
  fragments: Map<string, Fragment>,
  site: string,
  key: string,
): Drafted {
  const setting = settingFor(style, request, fragments, site);
  const plans = plansFor(style, request.level, fragments);
  const sound: Drafted[] = [];
  for (let attempt = 0; attempt < CANDIDATES * 2 && sound.length < CANDIDATES; attempt += 1) {
    const random = randomFrom(`${key} ${attempt}`);
    const plan = random.pick(plans);
    const post = compose(plan.slots, setting, random);
    const gentle = plan.shape === 'gentle' || plan.shape === 'plain';
    if (post && isSound(post, setting, gentle)) sound.push({ shape: plan.shape, post });
  }
  const chosen = choosePost(
    sound.map((each) => each.post),
    randomFrom(`${key} choice`),
  );
  return sound.find((each) => each.post === chosen) ?? plainest(style, setting, key);
}

function settingFor(
  style: PostStyle,
  request: PostRequest,
  fragments: Map<string, Fragment>,
  site: string,
): Setting {
  const sensitive = [...fragments.values()].some((fragment) => fragment.sensitive);
  const typed = [...fragments.values()].map((fragment) => fragment.clean).join(' ');
  const gentle = bankOf(GENTLE_FILE);
  return {
    bank: sensitive ? gentle : bankOf(STYLE_FILES[style.value]),
    fallback: gentle.pools.get('told') ?? [],
    fragments,
    subjects: new Set(PACKS.filter((pack) => pack.pattern.test(typed)).map((pack) => pack.subject)),
    digit: (['1', '2', '3'] as const)[HUMOR_LEVELS.indexOf(request.level)] ?? '2',
    avoid: new Set(request.avoid),
    site,
    cache: new Map(),
  };
}

type Plan = { shape: string; slots: readonly Slot[] };

function plansFor(style: PostStyle, level: HumorLevel, fragments: Map<string, Fragment>): Plan[] {
  const given = new Set(fragments.keys());
  const sensitive = [...fragments.values()].some((fragment) => fragment.sensitive);
  if (sensitive) return [{ shape: 'gentle', slots: gentleSlots(fragments) }];
  const digit = String(HUMOR_LEVELS.indexOf(level) + 1);
  const required = style.fields.filter((field) => field.required);
  const complete = required.every((field) => given.has(field.name));
  const shapes = complete ? bankOf(STYLE_FILES[style.value]).shapes : [];
  const plans = shapes
    .filter((shape) => shape.levels.includes(digit))
    .map((shape) => ({ shape: shape.id, slots: slotsOf(shape, given) }));
  return plans.length > 0 ? plans : [{ shape: 'plain', slots: plainSlots(fragments) }];
}

const slot = (pool: string, mentions: readonly string[] = []): Slot => ({
  pool,
  mentions,
  prefix: '',
});

function gentleSlots(fragments: Map<string, Fragment>): Slot[] {
  const told = [...fragments.keys()].map((field) => slot('told', [field]));
  return [slot('gentle-hook'), ...told, slot('gentle-self'), slot('gentle-close')];
}

function plainSlots(fragments: Map<string, Fragment>): Slot[] {
  const told = [...fragments.keys()].map((field) => slot('told', [field]));
  return [slot('hook'), ...told, slot('escalation'), slot('lesson'), slot('cta')];
}

function isSound(post: Composition, setting: Setting, gentle: boolean): boolean {
  if (post.rendered.some((line) => lintLine(line).length > 0)) return false;
  const text = post.rendered.map((line) => line.text).join('\n');
  for (const fragment of setting.fragments.values())
    if (coverage(text, fragment.clean) < COVERED) return false;
  if (setting.digit !== '3' || gentle) return true;
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

function tagLine(site: string, random: Random): TagLine {
  const index = random.between(0, TAGS.length - 1);
  const template = TAGS[index];
  if (!template) throw new RangeError('the shared bank has no tag line');
  const line = renderTemplate(template, {
    fragments: new Map(),
    lists: LISTS,
    memory: new Map(),
    random,
    site,
    it: undefined,
  });
  return { id: `tag.${String(index + 1).padStart(3, '0')}`, line };
}

function finish({ shape, post }: Drafted, tag: TagLine, style: StyleValue): WrittenPost {
  const lines = [...post.rendered, tag.line].map((line) => line.text);
  const ids = post.lines.map((line: Line) => line.id);
  return {
    text: lines.join('\n'),
    lines,
    templateIds: [...ids, tag.id],
    devices: post.lines.map((line) => line.device),
    shape: `${style}/${shape}`,
    engine: `${ENGINE_VERSION}+${BANK_HASH}`,
  };
}
