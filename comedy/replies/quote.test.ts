import { expect, it } from 'vitest';
import { readPost } from './read-post.ts';

it.each([
  ['a salutation', 'Dear network,\nKindly reply by private message.'],
  ['a heading', 'Question for the managers here:\nHow do you end a call?'],
  ['a question to the readers', 'What would you add to this list?'],
  ['a call to act', 'Link in the first comment. Tag someone who would fit.'],
  ['words without a verb', 'On to the next one. 16 weeks, 700 diapers.'],
  ['the name of a deed', '1. Curiosity\n2. Clear writing'],
  ['half of a sentence without its subject', '- knows when to leave the room'],
  ['who said it', 'I said: "No."'],
  ['a name', "I'm Dana."],
  ['thanks in another language', 'Merci de partager !'],
])('never quotes %s', (_, post) => {
  expect(readPost(post).quote).toBeUndefined();
});

it.each([
  ['I said: "I align stakeholders."', 'I align stakeholders'],
  ['Culture happens in corridors. Agree?', 'Culture happens in corridors'],
  ['Keep going.', 'Keep going'],
  ['Grateful.', 'Grateful'],
  [
    'Danke an alle, die mit mir gelacht, gestritten und getrunken haben.\nDen Schlüssel habe ich abgegeben, die Tasse nehme ich mit.',
    'Den Schlüssel habe ich abgegeben',
  ],
  ['At 24 I lost my job. Today we run a bakery.', 'Today we run a bakery'],
])('quotes a sentence where there is one: %s', (post, quote) => {
  expect(readPost(post).quote).toBe(quote);
});
