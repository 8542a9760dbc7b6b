import { join } from 'node:path';
import type { CardContent } from '../app/domain/cards/card-content.ts';
import type { CardDress } from '../app/domain/cards/dressed-card.ts';
import type { PictureSize } from '../app/domain/cards/picture-sizes.ts';
import { createPictureRenderer } from '../app/domain/cards/pictures.server.ts';
import type { Tasks } from '../app/platform/workers/worker-pool.server.ts';
import { WorkerPool } from '../app/platform/workers/worker-pool.server.ts';

const tasks = join(import.meta.dirname, '../app/server/tasks.server.ts');
const renderer = createPictureRenderer(new WorkerPool(tasks));
const requester = { network: 'test' };

type Drawn<Name extends keyof Tasks> = Tasks[Name]['input'];

/** Draws in worker threads, as the server does, from the sources. */
export const pooledPictures = {
  draw: async (card: CardContent, size: PictureSize, dress?: CardDress) =>
    (await renderer.draw({ card, size, dress }, requester)).picture,
  caption: (input: Drawn<'drawCaption'>) => renderer.caption(input, requester),
  preview: (input: Drawn<'drawPreview'>) => renderer.preview(input, requester),
  signed: (card: Drawn<'drawSigned'>['card'], size: Drawn<'drawSigned'>['size']) =>
    renderer.signed({ card, size }, requester),
  carousel: (input: Drawn<'drawCarousel'>) => renderer.carousel(input, requester),
};
