// The pictures of posts for the README, by the renderer of the site: one on each background, and three that type themselves.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { commentsBelow } from '../app/domain/cards/card-comments.ts';
import type { Background } from '../app/domain/cards/card-look.ts';
import { drawCard } from '../app/domain/cards/drawings.server.ts';
import type { PictureSize } from '../app/domain/cards/picture-sizes.ts';
import { drawMoving } from '../app/domain/moving-pictures/draw-moving.server.ts';
import type { MovingFormat, MovingSize } from '../app/domain/moving-pictures/moving-sizes.ts';
import { DEFAULT_AUTHOR } from '../app/domain/posts/post.ts';
import { PREVIEW_COUNTS } from '../app/domain/posts/preview.ts';
import { FIRST_CHOICE } from '../app/domain/posts/section-choice.ts';
import { writePost } from '../comedy/posts/write-post.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
const SITE = 'broetry.example';

type Told = { happened: string; seed: number };

const STILLS: Readonly<Record<Background, Told & { size: PictureSize }>> = {
  white: { happened: 'My neighbour borrowed my ladder', seed: 2, size: 'card' },
  paper: { happened: 'I forgot my umbrella', seed: 1, size: 'square' },
  boardroom: { happened: 'The printer jammed', seed: 2, size: 'square' },
  sunrise: { happened: 'I missed my train', seed: 2, size: 'square' },
  motivation: { happened: 'I walked the dog', seed: 1, size: 'square' },
  carpet: { happened: 'I burned the toast', seed: 2, size: 'square' },
  whiteboard: { happened: 'The printer jammed', seed: 1, size: 'square' },
  notes: { happened: 'My toddler drew on the wall', seed: 2, size: 'square' },
};

type Moving = Told & { background: Background; size: MovingSize; format: MovingFormat };

const MOVING: readonly Moving[] = [
  {
    happened: 'My toddler drew on the wall',
    seed: 2,
    background: 'sunrise',
    size: 'wide',
    format: 'webp',
  },
  {
    happened: 'I missed my train',
    seed: 1,
    background: 'boardroom',
    size: 'portrait',
    format: 'webp',
  },
  {
    happened: 'I forgot my umbrella',
    seed: 2,
    background: 'notes',
    size: 'portrait',
    format: 'gif',
  },
];

/** Draws all of them into docs/pictures. */
export async function drawCardPictures(): Promise<void> {
  for (const background of Object.keys(STILLS) as Background[]) {
    const { size, ...told } = STILLS[background];
    const card = cardOf(told);
    const below = background === 'white' ? 'none' : 'one';
    const houseComments = commentsBelow(card.text, { below, size, choice: FIRST_CHOICE });
    const dress = { background, premise: told.happened };
    const { picture } = await drawCard({ card: { ...card, houseComments }, size, dress });
    await save(`dressed-${background}.webp`, await sharp(picture).webp({ quality: 86 }).toBuffer());
  }
  for (const { background, size, format, ...told } of MOVING) {
    const dress = { background, premise: told.happened };
    const input = { card: cardOf(told), dress, size, format };
    await save(`typing-${background}.${format}`, await drawMoving(input, () => undefined));
  }
}

function cardOf({ happened, seed }: Told) {
  const form = { style: 'gpt4-context', fields: { context: happened } } as const;
  const { text } = writePost({ ...form, level: 'Unhinged', seed, site: SITE });
  return { author: DEFAULT_AUTHOR, photo: null, text, ...PREVIEW_COUNTS };
}

async function save(name: string, file: Uint8Array): Promise<void> {
  await writeFile(join(FOLDER, name), file);
  console.log(`${name}: ${file.length} bytes`);
}

if (import.meta.main) await drawCardPictures();
