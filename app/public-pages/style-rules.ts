/** What an element, or those around it, must be for a selector to match: names of elements, `.classes`, `#ids`. */
export type Needs = readonly string[];

/** One part of a style sheet. `head` is the text before the brace, or a whole statement such as `@layer a,b;`. */
export type StyleRule =
  | { kind: 'statement'; head: string }
  /** Declarations, by the semicolon. `needs`: one of these; empty for an at-rule such as `@font-face`. */
  | { kind: 'style'; head: string; needs: readonly Needs[]; declarations: readonly string[] }
  | { kind: 'group'; head: string; rules: readonly StyleRule[] };

const GROUPS = /^@(layer|media|supports|container|starting-style|scope)\b/;

/** Reads a built style sheet: one without comments and without rules inside of style rules. */
export function readStyleRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < sheet.length) {
    const end = findEnd(sheet, at, ['{', ';']);
    if (end === sheet.length) break;
    const head = sheet.slice(at, end).trim();
    if (sheet[end] === ';') {
      rules.push({ kind: 'statement', head: `${head};` });
      at = end + 1;
      continue;
    }
    const close = findEnd(sheet, end + 1, ['}']);
    const body = sheet.slice(end + 1, close);
    rules.push(readRule(head, body));
    at = close + 1;
  }
  return rules;
}

function readRule(head: string, body: string): StyleRule {
  if (GROUPS.test(head)) return { kind: 'group', head, rules: readStyleRules(body) };
  // The frames of an animation are one piece.
  if (head.startsWith('@keyframes')) return { kind: 'statement', head: `${head}{${body}}` };
  const needs = head.startsWith('@') ? [] : split(head, ',').map(needsOf);
  return { kind: 'style', head, needs, declarations: split(body, ';') };
}

const MARKS = /[\\"'()[\]{};,]/g;

/** The first of these marks that stands outside of strings, brackets and braces. */
function findEnd(text: string, from: number, wanted: readonly string[]): number {
  let depth = 0;
  // From mark to mark: each start reads all style sheets.
  MARKS.lastIndex = from;
  for (let found = MARKS.exec(text); found; found = MARKS.exec(text)) {
    const { 0: mark, index: at } = found;
    if (depth === 0 && wanted.includes(mark)) return at;
    if (mark === '\\') MARKS.lastIndex = at + 2;
    else if (mark === '"' || mark === "'") MARKS.lastIndex = endOfString(text, at) + 1;
    else if ('([{'.includes(mark)) depth += 1;
    else if (')]}'.includes(mark)) depth -= 1;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}

function split(text: string, by: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = findEnd(text, at, [by]);
    parts.push(text.slice(at, end).trim());
    at = end + 1;
  }
  return parts.filter((part) => part !== '');
}

const NAME = String.raw`(?:[\w-]|[^\x00-\x7f]|\\[0-9a-f]{1,6}\s?|\\.)+`;
const SIMPLE = new RegExp(String.raw`::?${NAME}|[.#]?${NAME}`, 'giy');

// States and attributes come and go while a page is shown, so they are no need; nor is what `:is(…)` and the like ask.
function needsOf(selector: string): Needs {
  const needs: string[] = [];
  for (let at = 0; at < selector.length;) {
    const char = selector[at] ?? '';
    if (char === '[' || char === '(') {
      at = findEnd(selector, at + 1, [char === '[' ? ']' : ')']) + 1;
      continue;
    }
    SIMPLE.lastIndex = at;
    const [found] = SIMPLE.exec(selector) ?? [];
    if (found === undefined) {
      at += 1;
      continue;
    }
    at += found.length;
    if (!found.startsWith(':'))
      needs.push(/^[.#]/.test(found) ? plain(found) : found.toLowerCase());
  }
  return needs;
}

function plain(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, char?: string) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
