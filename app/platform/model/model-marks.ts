/** A mark in the text of a model that is no text: a tag of its thoughts, or a token of its chat format. */
export type Mark = { start: number; end: number } & (
  | { kind: 'open' | 'close'; isCertain: boolean }
  | { kind: 'header'; isChannel: boolean }
  | { kind: 'role'; name: string }
  | { kind: 'header-end' | 'end' | 'token' }
);

/** The longest mark, with its attributes. */
const MAX_MARK = 120;

const THOUGHTS =
  'think thinking thought thoughts reason reasoning reflect reflection rationale scratchpad monologue analysis antthinking';
const CERTAIN = new Set(THOUGHTS.split(' '));
const LIKE = /think|thought|reason/;
const CLOSES = /^\/|\/$|^(?:end|stop|close|eo)(?:[_▁ -]|$)/;

const BRACKETED = String.raw`\[(?<shut>\/?)(?<label>think|thinking|thoughts?|reasoning)\]`;
const ATTRIBUTES = String.raw`(?:[ \t]+[\w:-]+[ \t]*=[ \t]*(?:"[^"<>\n]*"|'[^'<>\n]*'|[^\s<>"'=]+))*`;
const MARK = new RegExp(
  [
    String.raw`<(?<slash>\/?)(?<tag>[a-z][\w.:-]*)${ATTRIBUTES}[ \t]*\/?>`,
    String.raw`<[|｜](?<token>[^<>|｜\s][^<>|｜\n]{0,39})[|｜]?>`,
    String.raw`<(?<turned>[a-z_]{1,40})\|>`,
    BRACKETED,
    String.raw`◁(?<bar>\/?)(?<inner>[a-z_]{1,20})▷`,
  ].join('|'),
  'giu',
);
/** What may be the beginning of a mark. */
const BEGINNINGS: readonly [string, RegExp][] = [
  ['<', /^<(?:$|[a-z/|｜][^<>\n]*$)/i],
  ['[', /^\[\/?[a-z]{0,9}$/i],
  ['◁', /^◁\/?[a-z_]{0,20}$/i],
];

const HEADERS = 'start im_start start_header_id start_of_turn turn';
const HEADER_STARTS = new Set(HEADERS.split(' '));
const HEADER_ENDS = new Set(['message', 'end_header_id', 'im_sep', 'role_end']);
const ENDS =
  'end return call im_end eot eot_id eom eom_id endoftext end_of_text end_of_turn end_of_sentence eos turn';
const END_TOKENS = new Set(ENDS.split(' '));
const ROLES =
  /^(?:assistant|user|system|human|bot|model|chatbot(?:_token)?|user_token|system_token)$/;

/** The first mark from `from` on, or null. */
export function markAt(text: string, from: number): Mark | null {
  MARK.lastIndex = from;
  for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
    const place = { start: found.index, end: found.index + found[0].length };
    if (found[0].length > MAX_MARK) continue;
    const kind = kindOf(found.groups ?? {});
    if (kind) return { ...place, ...kind };
  }
  return null;
}

/** The length of the text before what may be the beginning of a mark. */
export function markStart(text: string): number {
  const starts = BEGINNINGS.map(([first, beginning]) => {
    const at = text.lastIndexOf(first);
    const isOpen = at !== -1 && text.length - at <= MAX_MARK && beginning.test(text.slice(at));
    return isOpen ? at : text.length;
  });
  return Math.min(...starts);
}

type Kind = Mark extends infer Each
  ? Each extends Mark
    ? Omit<Each, 'start' | 'end'>
    : never
  : never;

function kindOf(groups: Readonly<Record<string, string | undefined>>): Kind | null {
  const { tag, slash, token, turned, label, shut, inner, bar } = groups;
  if (label !== undefined) return shut ? closing(true) : { kind: 'open', isCertain: false };
  if (inner !== undefined) return thought(inner, bar !== '');
  if (turned !== undefined) return tokenKind(turned.toLowerCase(), true);
  if (token !== undefined) return tokenKind(token.toLowerCase(), false);
  return tag === undefined ? null : tagKind(tag.toLowerCase(), slash !== '');
}

const closing = (isCertain: boolean): Kind => ({ kind: 'close', isCertain });

function thought(name: string, isClosing: boolean): Kind | null {
  const lower = name.toLowerCase();
  const isCertain = lower.split(/[^a-z]+/).some((word) => CERTAIN.has(word));
  if (!isCertain && !LIKE.test(lower)) return null;
  return isClosing ? closing(isCertain) : { kind: 'open', isCertain };
}

function tagKind(name: string, isClosing: boolean): Kind | null {
  // Gemma's unused tokens around its thoughts.
  if (name === 'unused94') return { kind: 'open', isCertain: true };
  if (name === 'unused95') return closing(true);
  if (name === 'start_of_turn') return { kind: 'header', isChannel: false };
  if (name === 'end_of_turn' || name === 'eos' || (name === 's' && isClosing))
    return { kind: 'end' };
  return thought(name, isClosing);
}

function tokenKind(name: string, isTurned: boolean): Kind {
  const plain = name.replace(/▁/g, '_');
  if (plain === 'channel') return isTurned ? closing(true) : { kind: 'header', isChannel: true };
  if (!isTurned && HEADER_STARTS.has(plain)) return { kind: 'header', isChannel: false };
  if (HEADER_ENDS.has(plain)) return { kind: 'header-end' };
  if (END_TOKENS.has(plain)) return { kind: 'end' };
  if (ROLES.test(plain)) return { kind: 'role', name: plain.replace(/_token$/, '') };
  return thought(plain, isTurned || CLOSES.test(plain)) ?? { kind: 'token' };
}
