import { expect, it } from 'vitest';
import { DEFAULT_LOOK } from './card-look.ts';
import {
  DRESSED_CHOICE,
  type PictureChoice,
  pictureParams,
  PLAIN_CHOICE,
  readPictureChoice,
} from './picture-choice.ts';

const CHANGED: PictureChoice = {
  size: 'story',
  dress: { background: 'carpet', hasPremise: true, below: 'all' },
  isStamped: true,
  look: { ...DEFAULT_LOOK, theme: 'dark', isFolded: true, reposts: '7' },
};

it.each([PLAIN_CHOICE, DRESSED_CHOICE, CHANGED])('reads what it has written: %#', (choice) => {
  expect(readPictureChoice(pictureParams(choice))).toEqual(choice);
});

it('names the house comments only where some are shown', () => {
  const section = { seed: 3, rolls: {} };
  expect(pictureParams(DRESSED_CHOICE, section).get('comments')).toBe('3');
  expect(pictureParams(PLAIN_CHOICE, section).has('comments')).toBe(false);
});

it('is null where a part of it is unknown', () => {
  expect(readPictureChoice(new URLSearchParams('background=beach'))).toBeNull();
  expect(readPictureChoice(new URLSearchParams('width=phone&theme=pink'))).toBeNull();
});
