import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CardContent } from '../app/pictures/card-content.ts';
import { type Drawn, timed } from './drawn.ts';
import { installElsewhere } from './elsewhere.ts';

const PACKAGES = {
  satori: '0.63.2',
  '@resvg/resvg-js': '2.6.2',
  '@fontsource/inter': '5.3.0',
};
const WIDTH = 600;
const SCALE = 2;

type Node = { type: string; props: { style: object; children?: unknown } };
type Font = { name: string; data: Buffer; weight: number };
type Satori = (node: Node, options: { width: number; fonts: Font[] }) => Promise<string>;
type Resvg = new (svg: string, options: object) => { render: () => { asPng: () => Buffer } };

/** The same card by satori and resvg, with the same letters, without emoji pictures. */
export async function satoriDrawer(
  card: CardContent,
  say: (word: string) => void,
): Promise<() => Promise<Drawn>> {
  const folder = await installElsewhere(PACKAGES, 'satori');
  say('satori and resvg');
  const load = createRequire(join(folder, 'package.json'));
  const { default: satori } = load('satori') as { default: Satori };
  const { Resvg } = load('@resvg/resvg-js') as { Resvg: Resvg };
  const fonts = await Promise.all(
    [400, 600].map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await readFile(
        join(folder, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  );
  return () =>
    timed(async () => {
      const svg = await satori(cardOf(card), { width: WIDTH, fonts });
      const fitTo = { mode: 'width', value: WIDTH * SCALE };
      return new Resvg(svg, { fitTo }).render().asPng().length;
    });
}

function cardOf({ author, text, age, reactions, comments }: CardContent): Node {
  const muted = { display: 'flex', color: '#5b6470', fontSize: 14 };
  const circle = {
    display: 'flex',
    width: 48,
    height: 48,
    borderRadius: 24,
    background: '#0a66c2',
    color: '#fff',
    fontSize: 20,
    alignItems: 'center',
    justifyContent: 'center',
  };
  return node({ ...column, background: '#fff', width: WIDTH, padding: 24, fontFamily: 'Inter' }, [
    node({ display: 'flex', gap: 12 }, [
      node(circle, author.name.slice(0, 1)),
      node(column, [
        node({ display: 'flex', fontWeight: 600 }, author.name),
        node(muted, author.bio),
        node(muted, `${age} · Satire`),
      ]),
    ]),
    ...text.split('\n').map((line) => node({ display: 'flex', marginTop: 12, fontSize: 16 }, line)),
    node({ ...muted, borderTop: '1px solid #ddd', marginTop: 16, paddingTop: 12 }, [
      node(muted, `${reactions} reactions · ${comments} comments`),
    ]),
  ]);
}

const column = { display: 'flex', flexDirection: 'column' };

function node(style: object, children: unknown): Node {
  return { type: 'div', props: { style, children } };
}
