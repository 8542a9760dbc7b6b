import type { StyleValue } from '../../comedy/post-styles.ts';
import { randomFrom } from '../../comedy/random.ts';

type Role = 'hook' | 'spine' | 'garnish' | 'ending';

/** A comic device as an instruction. `heat` is the lowest level, 1 to 3, at which it is used. */
export type Device = { id: number; role: Role; heat: 1 | 2 | 3; say: string; styles?: string };

// Numbers are those of the offline writer's templates, so both writers feed one count of devices.
const DEVICES: readonly Device[] = [
  {
    id: 2,
    role: 'hook',
    heat: 1,
    say: 'Open by promising a scandal or a miracle; it turns out to be small.',
  },
  {
    id: 4,
    role: 'hook',
    heat: 2,
    say: 'Open with suspense and name the very ordinary object at its centre late.',
  },
  { id: 5, role: 'hook', heat: 1, say: 'Interrupt yourself early with "Why?" and answer at once.' },
  { id: 29, role: 'hook', heat: 1, say: 'Open with false reluctance to share this at all.' },
  {
    id: 30,
    role: 'hook',
    heat: 1,
    say: 'Open with a modesty clause, then give absolute commandments.',
  },
  { id: 36, role: 'hook', heat: 2, say: 'Announce a break from posting, in this post.' },
  {
    id: 11,
    role: 'spine',
    heat: 2,
    say: 'Mine the private moment for lessons on sales or management.',
    styles: 'storytelling motivational-bs gpt4-context',
  },
  {
    id: 12,
    role: 'spine',
    heat: 1,
    say: 'A small child says a line in quarterly-report vocabulary.',
    styles: 'storytelling gpt4-context',
  },
  {
    id: 13,
    role: 'spine',
    heat: 1,
    say: 'A humble, far too articulate stranger hands over the wisdom; you take the credit.',
    styles: 'storytelling fake-work gpt4-context',
  },
  {
    id: 15,
    role: 'spine',
    heat: 2,
    say: 'Reveal that it was a test, and nobody knew.',
    styles: 'cringe-advice storytelling',
  },
  {
    id: 16,
    role: 'spine',
    heat: 2,
    say: 'Reveal that the one in charge was you all along.',
    styles: 'storytelling fake-screenshots',
  },
  {
    id: 17,
    role: 'spine',
    heat: 2,
    say: 'Stage a dismissal, your own or as a gift from you.',
    styles: 'motivational-bs startup-chaos fake-screenshots',
  },
  {
    id: 18,
    role: 'spine',
    heat: 2,
    say: 'Show basic decency and report it as mercy from a throne.',
    styles: 'humblebrag fake-work',
  },
  {
    id: 19,
    role: 'spine',
    heat: 1,
    say: 'Tell a mild inconvenience with the gravity of a shipwreck.',
    styles: 'storytelling humblebrag gpt4-context',
  },
  {
    id: 20,
    role: 'spine',
    heat: 2,
    say: 'Map the event to work point by point until the comparison breaks.',
    styles: 'storytelling buzzword-soup gpt4-context',
  },
  {
    id: 22,
    role: 'spine',
    heat: 1,
    say: 'Give a very exact count of refusals that led to a very exact success.',
    styles: 'motivational-bs startup-chaos',
  },
  {
    id: 24,
    role: 'spine',
    heat: 1,
    say: 'Use the words for feeling small to announce feeling huge.',
    styles: 'humblebrag',
  },
  {
    id: 25,
    role: 'spine',
    heat: 1,
    say: 'Show maximum joy about an administrative event.',
    styles: 'humblebrag buzzword-soup',
  },
  {
    id: 26,
    role: 'spine',
    heat: 2,
    say: 'You caused the harm, and you ask for comfort.',
    styles: 'startup-chaos fake-screenshots',
  },
  {
    id: 27,
    role: 'spine',
    heat: 2,
    say: 'Sell a cruel policy as culture.',
    styles: 'fake-work startup-chaos',
  },
  { id: 28, role: 'spine', heat: 1, say: 'Give yourself away completely and never notice.' },
  {
    id: 33,
    role: 'spine',
    heat: 2,
    say: 'Describe a dawn routine with impossible overlaps.',
    styles: 'motivational-bs cringe-advice',
  },
  {
    id: 35,
    role: 'spine',
    heat: 2,
    say: 'Announce the failure as a new chapter.',
    styles: 'startup-chaos',
  },
  {
    id: 37,
    role: 'spine',
    heat: 1,
    say: 'Rewrite the trivial task in the full dress of corporate achievement.',
    styles: 'buzzword-soup fake-work cringe-advice',
  },
  {
    id: 3,
    role: 'garnish',
    heat: 1,
    say: 'After one long line, a line of two words, as if it were a verdict.',
  },
  {
    id: 9,
    role: 'garnish',
    heat: 1,
    say: 'One false contrast that makes a plain act a grand one.',
  },
  {
    id: 10,
    role: 'garnish',
    heat: 1,
    say: 'One list of three that rises from real to vague to cosmic.',
  },
  { id: 39, role: 'garnish', heat: 1, say: 'One exact number for a feeling.' },
  {
    id: 38,
    role: 'garnish',
    heat: 2,
    say: 'One chain of verbs and stacked nouns that never reaches an object.',
  },
  {
    id: 32,
    role: 'garnish',
    heat: 2,
    say: 'One fitting quote, given to an invented or mistaken sage.',
  },
  {
    id: 21,
    role: 'garnish',
    heat: 2,
    say: 'A room full of people reacts in a way that nobody does.',
  },
  { id: 31, role: 'garnish', heat: 2, say: 'Sign with stacked titles, one of them a beverage.' },
  { id: 41, role: 'garnish', heat: 3, say: 'Drop one domestic word into the boardroom prose.' },
  {
    id: 23,
    role: 'garnish',
    heat: 3,
    say: 'One act of extreme thrift, offered as loyalty to the firm.',
  },
  {
    id: 40,
    role: 'garnish',
    heat: 3,
    say: 'Empty intensifiers and tidy triads, so thick that they become the joke.',
  },
  {
    id: 42,
    role: 'ending',
    heat: 1,
    say: 'End on a moral that sounds right and means nothing when read twice.',
  },
  {
    id: 43,
    role: 'ending',
    heat: 1,
    say: 'End by asking for agreement or for a comment, more greedily than the lesson deserves.',
  },
  {
    id: 8,
    role: 'ending',
    heat: 2,
    say: 'End on one line of hashtags that go from plausible to confession.',
  },
];

/**
 * The devices of one post, the same for the same seed: a hook, one spine that suits the style, up to
 * three garnishes by level (1 to 3), an ending.
 */
export function chooseDevices(style: StyleValue, level: number, seed: number): Device[] {
  const random = randomFrom(`devices ${style} ${level} ${seed}`);
  const hot = DEVICES.filter(({ heat }) => heat <= level);
  const of = (role: Role) => hot.filter((device) => device.role === role);
  const spines = of('spine').filter(({ styles }) => styles?.split(' ').includes(style) ?? true);
  const garnishes = of('garnish');
  const chosen = [random.pick(of('hook')), random.pick(spines)];
  for (let count = 0; count < level; count += 1) {
    const [garnish] = garnishes.splice(random.between(0, garnishes.length - 1), 1);
    if (garnish) chosen.push(garnish);
  }
  return [...chosen, random.pick(of('ending'))];
}
