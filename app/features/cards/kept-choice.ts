import {
  DRESSED_CHOICE,
  type PictureChoice,
  pictureParams,
  readPictureChoice,
} from '../../domain/cards/picture-choice.ts';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';

const LOOK_KEY = 'broetry-card-look';
const headlineKey = (id: string) => `broetry-headline:${id}`;

/**
 * The last dressed picture of this browser, with this tab's headline for the post. The headline is personal, so
 * `forgetTab` removes it.
 */
export function readKeptChoice(generationId: string): PictureChoice {
  const kept = readEntry('localStorage', LOOK_KEY);
  const choice = (kept !== null && readPictureChoice(new URLSearchParams(kept))) || DRESSED_CHOICE;
  const headline = readEntry('sessionStorage', headlineKey(generationId));
  return { ...choice, look: { ...choice.look, headline } };
}

/** Stores the choice for every post, and the headline for this one only. */
export function keepChoice(generationId: string, choice: PictureChoice): void {
  const look = { ...choice.look, headline: null };
  writeEntry('localStorage', LOOK_KEY, pictureParams({ ...choice, look }).toString());
  writeEntry('sessionStorage', headlineKey(generationId), choice.look.headline);
}
