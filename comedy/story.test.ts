import { describe, expect, it } from 'vitest';
import { readField } from './fragment.ts';
import { findStyle, type StyleValue } from './post-styles.ts';
import { storyOf } from './story.ts';

/** "the hedge / my nephew": what later lines may call by its name, "-" for what nobody named. */
function namesIn(style: StyleValue, typed: Readonly<Record<string, string>>): string {
  const known = findStyle(style);
  if (!known) throw new Error(`no style ${style}`);
  const read = known.fields.flatMap(({ name, kind }) => {
    const fragment = readField(name, kind, typed[name] ?? '');
    return fragment ? [[name, fragment] as const] : [];
  });
  const story = storyOf(new Map(read));
  return ['thing', 'who'].map((name) => story.get(name)?.forms.np ?? '-').join(' / ');
}

describe('what a story names', () => {
  it.each([
    ['I taught my nephew how to ride a bike and he rode it into a hedge.', 'the bike / my nephew'],
    [
      'My umbrella turned inside out on the bridge and a tourist took a picture of me.',
      'the umbrella / the tourist',
    ],
    ['I got locked in the stairwell on the seventh floor with my lunch.', 'the stairwell / -'],
    ['A goose blocked the entrance of our building.', 'the building / the goose'],
    ['my hamster escaped and i found him in my work bag', 'the work bag / my hamster'],
    ['The vending machine gave me two.', 'the vending machine / -'],
    ['I waved at someone in the parking lot', 'the parking lot / -'],
    ['I have a lot of notes', '- / -'],
    ['The whole office is sharing one charger', 'the charger / -'],
    ['a goat ate my diploma', 'the diploma / the goat'],
    ["My grandmother's lottery ticket", 'the lottery ticket / my grandmother'],
    ["I say my colleague's name wrong", '- / my colleague'],
    ['WHY IS THERE A GOAT IN THE GARDEN', 'the garden / the goat'],
    // Times, feelings, ideas, works and illness are no scenery.
    ['We had a great week and a good feeling about the idea.', '- / -'],
    // Who the writer was is nobody else.
    ['I was the slowest kid at the camp.', 'the camp / -'],
    ['felt like an investor', '- / -'],
    ['I got a paper cut from it', '- / -'],
    ['He read the minutes aloud', '- / -'],
    // Verbs and adverbs end a phrase.
    ['She gave me a plant instead of a raise', 'the plant / -'],
    ['bought a tent. it rained. its a disaster', 'the tent / -'],
    // What is no English sentence is not searched.
    ['mi abuela me enseñó a jugar al dominó', '- / -'],
    ['😀 🥑', '- / -'],
  ])('%s', (context, names) => expect(namesIn('gpt4-context', { context })).toBe(names));

  it('is the employee, by role', () => {
    const typed = { employeeRole: 'Bus driver', inspirationalQuote: 'We close at five.' };
    expect(namesIn('fake-work', typed)).toBe('- / our bus driver');
  });

  it('is the boss, by name', () => {
    const typed = { bossName: 'susan', bossMessage: 'Bring your dog.', yourReply: 'No.' };
    expect(namesIn('fake-screenshots', typed)).toBe('- / Susan');
    expect(namesIn('fake-screenshots', { ...typed, bossName: 'boss' })).toBe('- / my boss');
    expect(namesIn('fake-screenshots', { ...typed, bossName: 'CEO' })).toBe('- / my CEO');
  });

  it('belongs to the narrator when advice speaks of yours', () => {
    expect(namesIn('cringe-advice', { careerTip: 'Bring your mother to the interview' })).toBe(
      '- / my mother',
    );
  });

  it('is no animal after which something is only called', () => {
    const context = 'I lost a spelling bee in the library.';
    expect(namesIn('gpt4-context', { context })).toBe('the library / -');
  });

  it('is not how long it took to build it', () => {
    const context = 'Spent the weekend building a treehouse for my kids.';
    expect(namesIn('gpt4-context', { context })).toBe('the treehouse / my kids');
  });

  it('is left alone where something grave was told', () => {
    expect(namesIn('gpt4-context', { context: 'My grandmother died in the garden.' })).toBe(
      '- / -',
    );
  });
});
