import { expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

it.each([
  'I missed the deadline',
  'We are firing 200 people.',
  'I quit',
  'I hired my cousin. He sleeps at his desk.',
  'can you send me the file by tuesday',
  'My cat died',
  'Sales went down 12% this quarter',
  '',
])('translates %j into network speak', (text) => {
  expect(directionOf(text)).toBe('to-speak');
});

it.each([
  'Humbled and honored to announce that I am joining Acme',
  'We are right-sizing to unlock synergies',
  'Let us circle back and align on deliverables',
  'I was let go today. Here is what it taught me about leadership. Agree?',
  'After careful consideration, we have decided to move forward with other candidates.',
  'Per my last email',
  "It's been a journey",
  "Let's take this offline",
  'Begeistert, meine neue Rolle als Head of Synergy anzukündigen!',
  'Thrilled to start a new chapter!',
  'Failure is not the opposite of success.\n\nIt is part of it.\n\nAgree?',
  'I ran 5 km. #leadership',
])('translates %j into truth', (text) => {
  expect(directionOf(text)).toBe('to-truth');
});
