import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

type Layer = { digest: string; total: number };

/** How the next pulls go. */
export type PullPlan = {
  /** The connection breaks once at this share of the first layer. */
  breakAt?: number;
  /** The pull waits here for this share of the first layer. */
  holdAt?: number;
  /** Resolves when it may go on from `holdAt`. */
  until?: Promise<unknown>;
  /** Ollama ends the pull with these words. */
  error?: string;
};

const STEPS = 10;
const PACE_MS = 5;

/** The pulls of a fake Ollama: two layers of each model, which stay where a pull ended. `onPulled` gets a whole model. */
export function fakePulls(
  layersOf: (model: string) => readonly Layer[],
  onPulled: (model: string) => void,
) {
  let plan: PullPlan = {};
  /** Bytes of each layer that are here. */
  const here = new Map<string, number>();
  /** Of each pull: how much of its first layer was here before. */
  const started: { model: string; from: number }[] = [];
  let hungUp = 0;

  async function pullLayer({ digest, total }: Layer, isFirst: boolean, response: ServerResponse) {
    const status = `pulling ${digest.slice(7, 19)}`;
    const say = () =>
      response.write(
        `${JSON.stringify({ status, digest, total, completed: here.get(digest) ?? 0 })}\n`,
      );
    for (let step = 1; step <= STEPS; step += 1) {
      const completed = Math.round((total * step) / STEPS);
      if (completed <= (here.get(digest) ?? 0)) continue;
      if (response.destroyed) throw new Error('hung up');
      here.set(digest, completed);
      say();
      if (isFirst && plan.breakAt === step / STEPS) {
        plan = { ...plan, breakAt: undefined };
        // What was said has arrived by then.
        await pause(10 * PACE_MS);
        throw new Error('broken');
      }
      if (isFirst && plan.holdAt === step / STEPS) await plan.until;
      await pause(PACE_MS);
    }
    say();
  }

  async function pull(response: ServerResponse, { model }: { model: string }): Promise<void> {
    const layers = layersOf(model);
    started.push({ model, from: here.get(layers[0]!.digest) ?? 0 });
    response.on('close', () => {
      hungUp += response.writableEnded ? 0 : 1;
    });
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const say = (status: string) => response.write(`${JSON.stringify({ status })}\n`);
    say('pulling manifest');
    if (plan.error !== undefined) {
      response.end(`${JSON.stringify({ error: plan.error })}\n`);
      return;
    }
    for (const [place, layer] of layers.entries()) await pullLayer(layer, place === 0, response);
    say('verifying sha256 digest');
    say('writing manifest');
    onPulled(model);
    response.end(`${JSON.stringify({ status: 'success' })}\n`);
  }
  return {
    pull,
    started,
    /** How many pulls have ended before they were over. */
    hungUp: () => hungUp,
    plan: (next: PullPlan) => {
      plan = next;
    },
  };
}
