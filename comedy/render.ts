import { capitalised, type Fragment } from './fragment.ts';
import { articleFor } from './language/nouns.ts';
import type { Random } from './random.ts';
import { endsAbbreviated, endsSentence, withoutQuestionMark } from './stops.ts';
import { AGREEMENTS, type Template, type TemplateNode } from './template.ts';

export type Fragments = ReadonlyMap<string, Fragment>;

/** What one post remembers while it is being written. */
export type Memory = Map<string, string>;

export type Span = readonly [start: number, end: number];
export type RenderedLine = { text: string; userSpans: readonly Span[] };

export type RenderContext = {
  fragments: Fragments;
  lists: ReadonlyMap<string, readonly Template[]>;
  memory: Memory;
  random: Random;
  site: string;
  /** The field that `{it.form}` stands for. */
  it: string | undefined;
};

/** Fills a template. The caller has made sure that every form and memory it uses exists. */
export function renderTemplate(template: Template, context: RenderContext): RenderedLine {
  let text = '';
  const userSpans: Span[] = [];
  let previous: string | undefined;
  let unquoted = false;
  for (const [index, node] of template.nodes.entries()) {
    if (node.kind === 'text') {
      const ends = index === template.nodes.length - 1;
      const literal = unquoted ? node.text.slice(1) : node.text;
      unquoted = false;
      const joined = previous === undefined ? text + literal : join(text, literal, ends);
      if (!joined.startsWith(text)) lengthenLast(userSpans);
      text = joined;
      previous = undefined;
      continue;
    }
    const name = nameIn(node, context);
    if (name) text = text.slice(0, -1);
    unquoted = name !== undefined;
    const bare = name?.text ?? seamed(valueOf(node, context), node, template.nodes[index + 1]);
    const value = node.article ? `${articleFor(bare)} ${bare}` : bare;
    const opens = name ? name.opens : node.opens && node.kind !== 'site';
    const said = opens ? capitalised(value) : value;
    if (node.kind === 'form') userSpans.push([text.length, text.length + said.length]);
    text += said;
    previous = said;
  }
  return { text, userSpans };
}

/** Somebody's name that stands alone between quotation marks, and does without them. */
function nameIn(
  node: TemplateNode,
  context: RenderContext,
): { text: string; opens: boolean } | undefined {
  if (node.kind !== 'form' || !node.hugged) return undefined;
  const fragment = fragmentOf(node.field, context);
  if (!fragment?.named || fragment.forms.name === undefined) return undefined;
  return { text: fragment.forms.name, opens: node.hugged.opens };
}

/** A question keeps its mark where the template ends the sentence after it, and gives it up in the middle of one. */
function seamed(value: string, node: TemplateNode, next: TemplateNode | undefined): string {
  if (node.kind !== 'form' || (node.form !== 'raw' && node.form !== 'cap')) return value;
  const closes = next === undefined || (next.kind === 'text' && /^[.!?…]/u.test(next.text));
  return closes ? value : withoutQuestionMark(value);
}

/** The user's closing quote has moved one place on, to make room for a stop. */
function lengthenLast(spans: Span[]): void {
  const last = spans.pop();
  if (last) spans.push([last[0], last[1] + 1]);
}

const EMOJI_LAST = /\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*$/u;
const CLOSING_QUOTE = /(?:"|(?:^|[\s("])'[^']*')$/u;

/**
 * Joins filled-in text and what follows it: a text that already ends a sentence takes no second stop
 * ("why?" and ".”" give "why?”"), a stop goes inside a closing quote of the user's, and an emoji that
 * ends the line needs none.
 */
function join(text: string, literal: string, ends: boolean): string {
  if (endsAbbreviated(text)) return text + literal.replace(/^("?)\.(?=$|["')\s])/u, '$1');
  if (endsSentence(text)) return text + literal.replace(/^("?)[.,;!?](?=$|["')\s])/u, '$1');
  if (ends && /^\."?$/u.test(literal) && EMOJI_LAST.test(text)) return text + literal.slice(1);
  if (CLOSING_QUOTE.test(text) && /^[.,]/u.test(literal)) {
    return `${text.slice(0, -1)}${literal.charAt(0)}${text.slice(-1)}${literal.slice(1)}`;
  }
  return text + literal;
}

function valueOf(node: Exclude<TemplateNode, { kind: 'text' }>, context: RenderContext): string {
  switch (node.kind) {
    case 'form': {
      const fragment = fragmentOf(node.field, context);
      const inline =
        node.form === 'q' || node.form === 'short' ? fragment?.inline?.[node.form] : '';
      return (node.inline && inline) || (fragment?.forms[node.form] ?? '');
    }
    case 'agree':
      return AGREEMENTS[node.word][fragmentOf(node.field, context)?.plural ? 1 : 0];
    case 'number':
      return remember(node.keep, numberText(node.low, node.high, context.random), context.memory);
    case 'one':
      return context.random.pick(node.options);
    case 'draw':
      return remember(node.keep, drawFrom(node.list, context), context.memory);
    case 'recall': {
      const value = context.memory.get(node.key) ?? '';
      return node.definite ? value.replace(/^(?:an?|some) /u, 'the ') : value;
    }
    case 'site':
      return context.site;
  }
}

function fragmentOf(field: string, context: RenderContext): Fragment | undefined {
  return context.fragments.get(field === 'it' ? (context.it ?? '') : field);
}

function numberText(low: number, high: number, random: Random): string {
  const value = String(random.between(low, high));
  const year = low >= 1900 && high <= 2100;
  return value.length > 3 && !year ? value.replace(/\B(?=(?:\d{3})+$)/gu, ',') : value;
}

function drawFrom(list: string, context: RenderContext): string {
  const entries = context.lists.get(list) ?? [];
  const used = [...context.memory.values()];
  const entry = context.random.pick(entries);
  const value = renderTemplate(entry, context).text;
  if (!used.includes(value)) return value;
  return renderTemplate(context.random.pick(entries), context).text;
}

function remember(key: string | undefined, value: string, memory: Memory): string {
  if (key !== undefined) memory.set(key, value);
  return value;
}
