import { type PictureChoice, pictureParams } from '../cards/picture-choice.ts';
import type { MovingFormat, MovingSize } from './moving-sizes.ts';

/** What can be chosen of a moving picture beside its background and its card. `isTyped`: it begins with what happened. */
export type MovingChoice = { size: MovingSize; format: MovingFormat; isTyped: boolean };

export const FIRST_MOVING: MovingChoice = { size: 'portrait', format: 'webp', isTyped: true };

/** What a moving picture takes of the choices of a still one. */
const SHARED_PARAMS = ['background', 'width', 'theme', 'headline'];

/** The query of a moving picture. */
export function movingParams(choice: PictureChoice, { size, format, isTyped }: MovingChoice) {
  const params = new URLSearchParams({ size, format });
  const ofStill = pictureParams(choice);
  for (const name of SHARED_PARAMS) {
    const value = ofStill.get(name);
    if (value !== null) params.set(name, value);
  }
  if (isTyped) params.set('premise', '');
  return params;
}
