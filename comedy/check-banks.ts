import type { LineData, StyleBankData } from './bank-format.ts';
import { bankOf, compileLine, GENTLE_FILE, PACKS, SHARED_FILE, STYLE_FILES } from './bank.ts';
import type { Line } from './bank-line.ts';
import { mentions } from './eligibility.ts';
import { PACK_FILE } from './packs.ts';
import { parseShape, type Shape, slotsOf } from './plan.ts';
import { findStyle, POST_STYLES, type PostStyle } from './post-styles.ts';
import { CLAIMED_TRAITS } from './traits.ts';

/** What `storyOf` takes from the fields. */
const STORY_FIELDS = ['thing', 'who'] as const;
/** Universal frames each pool needs for its marked fields, so that any input finds a line. */
const MIN_UNIVERSAL = 6;
const MAX_BODY_LINES = 9;
const MIN_BODY_LINES = 5;
const MAX_LINE_LENGTH = 190;
/** Pools whose every line makes the reader expect a list. */
const INTRODUCES_LIST = /^(?:(?:item|stat|list|perk|routine|shift|score)-head|framework|study)$/u;
const NEED =
  /^(?:(?:given|not|plural|sing|thing|sentence|word|once|own|felt|silent|unyours|told):\w+|\w+\.\w+)$/u;

/** Every fault of the bank files, one sentence each; an empty list when all is well. */
export function checkBanks(): string[] {
  const all = [
    ...SHARED_FILE.lines,
    ...PACK_FILE.flatMap((pack) => pack.lines),
    ...GENTLE_FILE.lines,
  ];
  const styles = POST_STYLES.flatMap((style) => checkStyle(STYLE_FILES[style.value], style));
  const shared = all.flatMap((line) => checkLine(line, new Set(['it', ...STORY_FIELDS])));
  const every = [...all, ...POST_STYLES.flatMap((style) => STYLE_FILES[style.value].lines)];
  return [
    ...shared,
    ...styles,
    ...checkPackRecalls(),
    ...repeated(
      every.map((line) => line.id),
      'id',
    ),
  ];
}

/** The faults of one style's file. */
export function checkStyle(data: StyleBankData, style: PostStyle): string[] {
  const fields = new Set([...style.fields.map((field) => field.name), ...STORY_FIELDS]);
  const lines = data.lines.flatMap((line) => checkLine(line, fields));
  const name = data.style;
  if (findStyle(name) !== style) lines.push(`${name}: "style" must be ${style.value}`);
  if (lines.length > 0) return lines;
  const shapes = data.shapes.length < 3 ? [`${name}: at least three shapes are needed`] : [];
  const shapeFaults = data.shapes.flatMap((shape) => checkShape(name, parseShape(shape), style));
  return [
    ...shapes,
    ...(shapeFaults.length > 0 ? shapeFaults : [...checkPools(data, style), ...checkRecalls(data)]),
    ...repeated(
      data.lines.map((line) => line.t),
      'line',
    ),
  ];
}

function checkLine(line: LineData, fields: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!/^[a-z0-9]+(?:\.[a-z-]+)+\.\d{3}$/u.test(line.id))
    faults.push('the id looks like hb.hook.017');
  if (!/^1?2?3?$/u.test(line.level) || line.level === '')
    faults.push('level is some of the digits 123, in order');
  if (!Number.isInteger(line.device) || line.device < 1 || line.device > 44)
    faults.push('device is 1 to 44');
  if (line.t.length > MAX_LINE_LENGTH) faults.push(`longer than ${MAX_LINE_LENGTH} characters`);
  for (const trait of line.is ?? [])
    if (!(CLAIMED_TRAITS as readonly string[]).includes(trait))
      faults.push(`"is" knows ${CLAIMED_TRAITS.join(', ')}, not "${trait}"`);
  for (const need of line.needs ?? []) if (!NEED.test(need)) faults.push(`unknown need "${need}"`);
  try {
    const { template } = compileLine(line, 'style');
    for (const field of template.fields)
      if (!fields.has(field)) faults.push(`no field "${field}" here`);
    for (const list of template.draws)
      if (!SHARED_FILE.lists[list]) faults.push(`no list "${list}"`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message.replace(`${line.id}: `, '') : String(error));
  }
  return faults.map((fault) => `${line.id}: ${fault}`);
}

function checkShape(name: string, shape: Shape, style: PostStyle): string[] {
  const where = `${name}/${shape.id}`;
  const faults: string[] = [];
  const marked = new Set(shape.beats.flatMap((beat) => [...beat.required, ...beat.optional]));
  for (const field of style.fields)
    if (!marked.has(field.name)) faults.push(`${where}: no beat marks ${field.name}`);
  for (const field of marked) {
    if (!style.fields.some((each) => each.name === field))
      faults.push(`${where}: no field ${field}`);
  }
  const every = slotsOf(shape, new Set(style.fields.map((field) => field.name))).length;
  const fewest = slotsOf(
    shape,
    new Set(style.fields.filter((field) => field.required).map((field) => field.name)),
  ).length;
  if (every > MAX_BODY_LINES)
    faults.push(`${where}: ${every} lines with every field, at most ${MAX_BODY_LINES}`);
  if (fewest < MIN_BODY_LINES)
    faults.push(`${where}: ${fewest} lines without optional fields, at least ${MIN_BODY_LINES}`);
  for (const [index, { pool, prefix }] of shape.beats.entries())
    if (prefix !== 'none' && !INTRODUCES_LIST.test(shape.beats[index - 1]?.pool ?? ''))
      faults.push(`${where}: no line introduces the list of "${pool}"`);
  if (!/^1?2?3?$/u.test(shape.levels)) faults.push(`${where}: levels are some of the digits 123`);
  return faults;
}

function checkPools(data: StyleBankData, style: PostStyle): string[] {
  const { shapes, pools } = bankOf(data);
  const faults = new Set<string>();
  for (const shape of shapes) {
    for (const digit of shape.levels) {
      for (const beat of shape.beats) {
        const fields = [...beat.required, ...beat.optional];
        const count = (pools.get(beat.pool) ?? []).filter((line) =>
          accepts(line, fields, digit),
        ).length;
        const wanted = Math.max(MIN_UNIVERSAL, beat.count);
        const marks = fields.length > 0 ? ` marked ${fields.join('+')}` : '';
        if (count < wanted)
          faults.add(
            `${data.style}: pool "${beat.pool}"${marks} at level ${digit} has ${count} universal lines of ${wanted}`,
          );
      }
    }
  }
  const used = new Set(shapes.flatMap((shape) => shape.beats.map((beat) => beat.pool)));
  for (const line of data.lines)
    if (!used.has(line.beat)) faults.add(`${style.value}: no shape uses the pool "${line.beat}"`);
  return [...faults];
}

function accepts(line: Line, fields: readonly string[], digit: string): boolean {
  if (line.origin === 'pack' || line.needs.length > 0 || line.template.recalls.length > 0)
    return false;
  if (!line.levels.includes(digit) || !line.universal) return false;
  const only = line.template.fields.every((field) => fields.includes(field));
  return only && fields.every((field) => mentions(line, field));
}

function checkRecalls(data: StyleBankData): string[] {
  const lines = [...bankOf(data).pools.values()].flat();
  const kept = new Set(lines.flatMap((line) => line.template.keeps));
  return lines.flatMap((line) =>
    line.template.recalls
      .filter((key) => !kept.has(key))
      .map((key) => `${line.id}: nothing remembers "${key}"`),
  );
}

/** A pack line may only recall what a shared line or a line of its own pack remembers. */
function checkPackRecalls(): string[] {
  const shared = SHARED_FILE.lines.flatMap((line) => compileLine(line, 'shared').template.keeps);
  return PACKS.flatMap((pack) => {
    const lines = [...pack.pools.values()].flat();
    const kept = new Set([...shared, ...lines.flatMap((line) => line.template.keeps)]);
    return lines.flatMap((line) =>
      line.template.recalls
        .filter((key) => !kept.has(key))
        .map((key) => `${line.id}: nothing remembers "${key}"`),
    );
  });
}

function repeated(values: readonly string[], what: string): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) twice.add(value);
    seen.add(value);
  }
  return [...twice].map((value) => `the same ${what} twice: ${value}`);
}
