import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { GenerationGrant, Written } from '../../platform/model/writer.ts';
import type { ReplyWriter } from './reply-writer.ts';

/** What is to be written at once. */
export type RoundRequest = {
  post: string;
  length: ReplyLength;
  tones: readonly ReplyTone[];
  seed: number;
  avoid: readonly string[];
};

/** What happens to one tone of a round. */
export type ToneEvent =
  | { kind: 'draft'; tone: ReplyTone; text: string; fresh?: true }
  | { kind: 'written'; tone: ReplyTone; written: Written }
  | { kind: 'failed'; tone: ReplyTone; error: unknown };

/**
 * Writes the tones of a round side by side, within one deadline. Yields what happens as it happens, and for
 * each tone ends with written or failed. Never throws; goes on without its reader until every tone has ended.
 */
export async function* writeRound(
  writer: ReplyWriter,
  grant: GenerationGrant,
  request: RoundRequest,
  signal: AbortSignal,
): AsyncGenerator<ToneEvent, void> {
  const events: ToneEvent[] = [];
  let wake = () => {};
  const say = (event: ToneEvent) => {
    events.push(event);
    wake();
  };
  const { tones, ...rest } = request;
  const startedAt = performance.now();
  let open = tones.length;
  for (const tone of tones) {
    const asked = { ...rest, tone, startedAt };
    void writeTone(writer.write(grant, asked, signal), tone, say);
  }
  while (open > 0) {
    const event = events.shift();
    if (!event) {
      await new Promise<void>((resume) => {
        wake = resume;
      });
      continue;
    }
    if (event.kind !== 'draft') open -= 1;
    yield event;
  }
}

async function writeTone(
  drafts: ReturnType<ReplyWriter['write']>,
  tone: ReplyTone,
  say: (event: ToneEvent) => void,
): Promise<void> {
  try {
    let step = await drafts.next();
    for (; !step.done; step = await drafts.next()) say({ kind: 'draft', tone, ...step.value });
    say({ kind: 'written', tone, written: step.value });
  } catch (error) {
    say({ kind: 'failed', tone, error });
  }
}
