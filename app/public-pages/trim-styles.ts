import type { StyleRule } from './style-rules.ts';

/**
 * The part of a style sheet that a page as it stands can need: rules for elements, classes and ids that are in it,
 * fonts for its characters, and the variables that those use. What states and attributes change stays.
 * Only for a page to which no script adds elements before it has the whole sheet.
 */
export function trimStyles(rules: readonly StyleRule[], page: string): string {
  const names = namesIn(page);
  const characters = [...new Set(page)].map((char) => char.codePointAt(0) ?? 0);
  const fits = (rule: StyleRule) => {
    if (rule.kind !== 'style') return true;
    if (rule.head === '@font-face') return isForSome(rule.declarations, characters);
    if (rule.needs.length === 0) return true;
    return rule.needs.some((needs) => needs.every((name) => names.has(name)));
  };
  const kept = keep(rules, fits);
  const used = new Set(
    [...`${write(kept)} ${page}`.matchAll(VARIABLE)].map(([, name = '']) => name),
  );
  return write(withoutUnused(kept, used));
}

const VARIABLE = /var\((--[^,)\s]+)/g;
const RANGE = /U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi;
/** Those that cannot be missed: the elements of every page. */
const ALWAYS = ['html', 'head', 'body', 'tbody'];

function namesIn(page: string): Set<string> {
  const names = new Set(ALWAYS);
  for (const [, name = ''] of page.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase());
  for (const [, id = ''] of page.matchAll(/\sid="([^"]*)"/g)) names.add(`#${readable(id)}`);
  for (const [, list = ''] of page.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${readable(name)}`);
  }
  return names;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function readable(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

// A face without a range is for all.
function isForSome(declarations: readonly string[], characters: readonly number[]): boolean {
  const range = declarations.find((one) => one.startsWith('unicode-range:'));
  if (range === undefined) return true;
  const spans = [...range.matchAll(RANGE)].map(([, from = '', to]) => {
    const last = to ?? from.replaceAll('?', 'f');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(last, 16)] as const;
  });
  return characters.some((char) => spans.some(([first, last]) => first <= char && char <= last));
}

function keep(rules: readonly StyleRule[], fits: (rule: StyleRule) => boolean): StyleRule[] {
  return rules.filter(fits).flatMap((rule): StyleRule[] => {
    if (rule.kind !== 'group') return [rule];
    const inner = keep(rule.rules, fits);
    // The first time that a layer is named decides its place.
    return inner.length > 0 || rule.head.startsWith('@layer') ? [{ ...rule, rules: inner }] : [];
  });
}

function withoutUnused(rules: readonly StyleRule[], used: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind === 'statement') return [rule];
    if (rule.kind === 'group') return [{ ...rule, rules: withoutUnused(rule.rules, used) }];
    const [, property] = /^@property (--\S+)$/.exec(rule.head) ?? [];
    if (property !== undefined) return used.has(property) ? [rule] : [];
    const declarations = rule.declarations.filter((one) => {
      const [, name] = /^(--[^:]+):/.exec(one) ?? [];
      return name === undefined || used.has(name);
    });
    return declarations.length > 0 ? [{ ...rule, declarations }] : [];
  });
}

function write(rules: readonly StyleRule[]): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'statement') return rule.head;
      const body = rule.kind === 'group' ? write(rule.rules) : rule.declarations.join(';');
      return `${rule.head}{${body}}`;
    })
    .join('');
}
