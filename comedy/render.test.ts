import { describe, expect, it } from 'vitest';
import { readField } from './fragment.ts';
import { randomFrom } from './random.ts';
import { type Memory, renderTemplate } from './render.ts';
import { parseTemplate } from './template.ts';

const lists = new Map([
  ['stranger', [parseTemplate('a man in {n:34-34}B')]],
  ['title', [parseTemplate('Interim Visionary')]],
]);

function say(
  source: string,
  fields: Record<string, string> = {},
  memory: Memory = new Map(),
): string {
  const fragments = new Map(
    Object.entries(fields).flatMap(([name, text]) => {
      const fragment = readField(name, name === 'verb' ? 'verb' : 'text', text);
      return fragment ? [[name, fragment] as const] : [];
    }),
  );
  const context = {
    fragments,
    lists,
    memory,
    random: randomFrom('seed'),
    site: 'broetry.example',
    it: Object.keys(fields)[0],
  };
  return renderTemplate(parseTemplate(source), context).text;
}

describe('a name between quotation marks of its own', () => {
  it.each([
    ['Some people get flowers. I get "{bossName.q}" at 11 p.m.', 'Margaret', 'I get Margaret at'],
    ['Rewind. "{bossName.q}" opens.', 'my boss', 'Rewind. My boss opens.'],
    ['And from there "{bossName.q}" wrote.', 'my boss', 'And from there my boss wrote.'],
    ['From "{bossName.q}": "{bossName.q}."', 'Karen', 'From Karen: "Karen."'],
    ['I get "{bossName.q}" at 11 p.m.', 'k? 👔', 'I get "K? 👔" at'],
    ['I get "{context.q}" at 11 p.m.', 'Margaret', 'I get "Margaret" at'],
  ])('%s with %j', (source, typed, said) => {
    const field = source.includes('context') ? 'context' : 'bossName';
    expect(say(source, { [field]: typed })).toContain(said);
  });
});

describe('what was typed in a hurry', () => {
  it.each([
    ['Sender: {bossName.raw}.', { bossName: 'susan' }, 'Sender: Susan.'],
    ['Sender: {bossName.raw}.', { bossName: 'boss' }, 'Sender: my boss.'],
    ['Said {bossName.name}.', { bossName: 'CEO' }, 'Said my CEO.'],
    ['He wrote "{context.q}."', { context: 'is it friday yet' }, 'He wrote "Is it friday yet?"'],
    ['He wrote "{context.q}."', { context: 'do the dishes' }, 'He wrote "Do the dishes."'],
    ['One verb: {verb.raw}.', { verb: 'Leverage' }, 'One verb: leverage.'],
  ])('%s with %j', (source, fields, said) =>
    expect(say(source, fields as unknown as Record<string, string>)).toBe(said),
  );

  it('keeps the comma after an hour', () =>
    expect(say('I wrote at {context.raw}, alone.', { context: '6:12 a.m.' })).toBe(
      'I wrote at 6:12 a.m., alone.',
    ));
});

describe('a rendered template', () => {
  it.each([
    ['She wrote: "{context.q}."', 'Why not?', 'She wrote: "Why not?"'],
    ['In short: {context.raw}.', '会議に遅刻しました。', 'In short: 会議に遅刻しました.'],
    ['She wrote: "{context.q}."', '会議に遅刻しました。', 'She wrote: "会議に遅刻しました."'],
    ['She wrote: "{context.q}."', '遅刻しました！', 'She wrote: "遅刻しました！"'],
    ['In short: {context.raw}.', '部長は「遅刻。」', 'In short: 部長は「遅刻。」'],
    ['In short: {context.raw}.', '。', 'In short: 。'],
    ['In short: {context.raw}.', 'なぜ？', 'In short: なぜ？'],
    ['In short: {context.raw}.', 'هل تأخرت؟', 'In short: هل تأخرت؟'],
    [
      'For the record: {context.raw}. Off the record: no.',
      'Why did my boss cry?',
      'For the record: Why did my boss cry? Off the record: no.',
    ],
    ['{context.cap}. Again.', 'why me?', 'Why me? Again.'],
    ['→ {context.raw}', 'why me?', '→ why me?'],
    ['So far: {context.raw}, and a goat.', 'why me?', 'So far: why me, and a goat.'],
    ['So far: {context.raw}.', 'we won!', 'So far: we won.'],
    [
      'I put "{employeeRole.q}" on the door.',
      'Junior accountant',
      'I put "junior accountant" on the door.',
    ],
    ['She wrote: "{context.q}."', 'we won', 'She wrote: "We won."'],
    ['"{context.q}," I said.', 'we won!', '"We won!" I said.'],
    ['"{context.q}," I said.', 'we won', '"We won," I said.'],
    ['In short: {context.raw}.', 'We won...', 'In short: We won…'],
    ['{context.cap}. Again.', 'Calling my boss "mom"', 'Calling my boss "mom." Again.'],
    ['He wrote "{context.q}." Twice.', 'call him "dad"', `He wrote "Call him 'dad.'" Twice.`],
    ['Reaction: {context.raw}.', '🔥', 'Reaction: 🔥'],
    ['Reaction: "{context.q}."', '🔥', 'Reaction: "🔥"'],
    ['Reaction: {context.raw}.', 'a slow nod', 'Reaction: a slow nod.'],
    ['Reaction: {context.raw}. I left.', '🔥', 'Reaction: 🔥. I left.'],
    ['I was asked about "{context.q}." Once.', 'Goat', 'I was asked about "goat." Once.'],
    ['I whispered "{context.q}." Once.', 'my cat', 'I whispered "my cat." Once.'],
    ['Then: "{context.q}." Once.', 'goat', 'Then: "Goat." Once.'],
    ['The sign says "{context.q}."', 'goat', 'The sign says "Goat."'],
    ['I think of "{context.q}."', 'losing my keys', 'I think of "Losing my keys."'],
    ['The word was "{context.q}". Still is.', 'no!', 'The word was "No!" Still is.'],
    ['{context.cap}. That is all.', 'a goat', 'A goat. That is all.'],
    ['Proud of {context.np}.', 'the goat', 'Proud of the goat.'],
    ['We met. {context.np} won.', 'the goat', 'We met. The goat won.'],
  ])('says %j of %j', (source, text, expected) => {
    const field = source.includes('employeeRole') ? 'employeeRole' : 'context';
    expect(say(source, { [field]: text })).toBe(expected);
  });

  it('capitalises a slot only where its own template opens a sentence', () => {
    expect(say('{@stranger} waved. I saw {@stranger}. {@stranger} left.')).toBe(
      'A man in 34B waved. I saw a man in 34B. A man in 34B left.',
    );
    expect(say('At {n:5-5} p.m. {n:6-6} of us left.')).toBe('At 5 p.m. 6 of us left.');
  });

  it('remembers a draw and says it again with "the"', () => {
    expect(say('{@stranger:s} nodded. I thanked {the:s}. {=s} nodded.')).toBe(
      'A man in 34B nodded. I thanked the man in 34B. A man in 34B nodded.',
    );
  });

  it('chooses the article by the value', () => {
    expect(
      say('I read a {n:8-8}-page memo and {a:n:9-9}-page reply, an {n:11-11}-point plan'),
    ).toBe('I read an 8-page memo and a 9-page reply, an 11-point plan');
    expect(say('A {noun1.noun} it is. {a:noun1.noun}, truly.', { noun1: 'hour' })).toBe(
      'An hour it is. An hour, truly.',
    );
    expect(say('I want a {noun1.noun}.', { noun1: 'unicorn' })).toBe('I want a unicorn.');
    expect(say('Like an {@title}.')).toBe('Like an Interim Visionary.');
  });

  it('makes words agree with a plural', () => {
    const source =
      '{noun1.noun} {noun1.is} late. I miss {noun1.them}. {noun1.that} {noun1.was} ours.';
    expect(say(source, { noun1: 'synergies' })).toBe(
      'Synergies are late. I miss them. Those were ours.',
    );
    expect(say(source, { noun1: 'toast' })).toBe('Toast is late. I miss it. That was ours.');
  });

  it('never reads the words of the user as grammar', () => {
    const text = '{ach.fin} {@wisdom} #hash |3| <script>$1 $& ';
    expect(say('Quote: {context.raw}.', { context: text })).toBe(
      'Quote: {ach.fin} {@wisdom} #hash |3| <script>$1 $&.',
    );
  });

  it('writes large numbers with a comma and years without', () => {
    expect(say('{n:12000-12000} people, {n:1500-1500} chairs, since {n:1987-1987}')).toBe(
      '12,000 people, 1,500 chairs, since 1987',
    );
  });
});

describe('a template', () => {
  it.each([
    ['{context.nope}', /unknown form/u],
    ['{nope}', /unknown slot/u],
    ['{context.q}', /inside double quotes/u],
    ['"{context.raw}"', /use q/u],
    ['a stray } brace', /stray brace/u],
    ['“curly”', /curly quote/u],
  ])('with the fault %j is refused', (source, message) => {
    expect(() => parseTemplate(source)).toThrow(message);
  });
});
