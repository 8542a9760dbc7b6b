import { appendFileSync } from 'node:fs';
import type { Figure } from '../scripts/prove/proof.ts';

/** Tells `npm run prove` a figure that a test has found; nothing happens when nobody asked for it. */
export function noteFigure(figure: Figure): void {
  const path = process.env['PROOF_FIGURES'];
  if (path) appendFileSync(path, `${JSON.stringify(figure)}\n`);
}

/** Tells it how many of all were found right: less than all falls short, and so does nothing of nothing. */
export function noteShare(name: string, right: number, all: number): void {
  const holds = right === all && all > 0;
  noteFigure({ name, value: `${right} of ${all}`, goal: 'all', holds });
}
