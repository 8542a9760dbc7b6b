// npm run draw:icons: draws the site's icons and the picture of its link previews anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrontPictures, FAVICON, FOLDER, wrapIcon } from './front-pictures.ts';

mkdirSync(FOLDER, { recursive: true });
for (const [name, png] of Object.entries(await drawFrontPictures())) {
  writeFileSync(join(FOLDER, name), png);
  console.log(`${name}: ${png.length} bytes`);
  if (name === 'icon-192.png') writeFileSync(FAVICON, wrapIcon(png));
}
