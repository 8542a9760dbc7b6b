// npm run draw:icons: draws the icons of the site, the sprite of its pages and the image of its link previews.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrontPictures, FAVICON, FOLDER, wrapIcon } from './front-pictures.ts';
import { drawFaceSprite, FACE_SPRITE } from './face-sprite.ts';
import { drawSprite, SPRITE } from './icon-sprite.ts';

mkdirSync(FOLDER, { recursive: true });
for (const [name, png] of Object.entries(await drawFrontPictures())) {
  writeFileSync(join(FOLDER, name), png);
  console.log(`${name}: ${png.length} bytes`);
  if (name === 'icon-192.png') writeFileSync(FAVICON, wrapIcon(png));
}
writeFileSync(SPRITE, drawSprite());
writeFileSync(FACE_SPRITE, drawFaceSprite());
