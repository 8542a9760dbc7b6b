import { choiceAddress, type SectionChoice } from '../posts/section-choice.ts';
import {
  type Background,
  type CardLook,
  DEFAULT_LOOK,
  lookParams,
  type PictureDress,
  readCardLook,
  readPictureDress,
} from './card-look.ts';
import { parsePictureSize, type PictureSize } from './picture-sizes.ts';

/** All that can be chosen of the picture of a post. No choice changes another one. */
export type PictureChoice = {
  size: PictureSize;
  dress: PictureDress & { background: Background };
  isStamped: boolean;
  look: CardLook;
};

/** The download of docs/product.md §9, Image export: the card, 600 px wide at scale 2, on white. */
export const PLAIN_CHOICE: PictureChoice = {
  size: 'card',
  dress: { background: 'white', hasPremise: false, below: 'none' },
  isStamped: false,
  look: DEFAULT_LOOK,
};

/** What 'Dress it' begins with. */
export const DRESSED_CHOICE: PictureChoice = {
  ...PLAIN_CHOICE,
  dress: { background: 'boardroom', hasPremise: false, below: 'one' },
};

/** The query of a picture, which `readPictureChoice` reads. `section` are the house comments to choose from. */
export function pictureParams(choice: PictureChoice, section?: SectionChoice): URLSearchParams {
  const { size, dress, isStamped, look } = choice;
  const { background, hasPremise, below } = dress;
  const params = new URLSearchParams({ size, background, below });
  if (hasPremise) params.set('premise', '');
  if (isStamped) params.set('stamp', '');
  if (section && below !== 'none') params.set('comments', choiceAddress(section));
  const ofLook = lookParams(look);
  // Without a look a card is as wide as its page needs it.
  if (ofLook.toString() === lookParams(DEFAULT_LOOK).toString()) return params;
  for (const [name, value] of ofLook) params.set(name, value);
  return params;
}

/** The choice in a query; null when any part of it is unknown. */
export function readPictureChoice(params: URLSearchParams): PictureChoice | null {
  const look = readCardLook(params);
  const worn = readPictureDress(params);
  if (!look.ok || !worn.ok) return null;
  const { background, ...dress } = worn.dress;
  return {
    size: parsePictureSize(params.get('size')),
    dress: { ...dress, background: background ?? PLAIN_CHOICE.dress.background },
    isStamped: params.has('stamp'),
    look: look.look ?? DEFAULT_LOOK,
  };
}
