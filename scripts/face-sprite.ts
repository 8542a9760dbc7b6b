import { join } from 'node:path';
import { FACE_NAMES } from '../app/domain/faces/face.ts';
import { faceShapes } from '../app/domain/faces/face-drawings.ts';

/** The file of the drawn faces. */
export const FACE_SPRITE: string = join(import.meta.dirname, '../app/ui/icons/faces.svg');

/** Draws the sprite of the faces: a symbol for each, by its name. The disc behind it is the page's. */
export function drawFaceSprite(): string {
  const symbols = FACE_NAMES.map(
    (name) => `<symbol id="${name}" viewBox="0 0 48 48">${faceShapes(name)}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
