import type { ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { ToneStep } from './ask-for-replies.ts';
import type { Reply } from '../../domain/writing/reply-round.ts';

/** One card while it is written: its draft, and the reply once that is finished. */
export type WritingCard = { tone: ReplyTone; text: string; reply: Reply | null; failed: boolean };

/** What is being written, in the order of the cards; null is nothing. */
export type WritingState = readonly WritingCard[] | null;

export type WritingStep =
  | ToneStep
  | { type: 'start'; tones: readonly ReplyTone[] }
  | { type: 'end' };

/** The state after one step. */
export function writingState(state: WritingState, step: WritingStep): WritingState {
  if (step.type === 'end') return null;
  if (step.type === 'start') {
    return step.tones.map((tone) => ({ tone, text: '', reply: null, failed: false }));
  }
  if (!state) return null;
  const tone = step.type === 'done' ? step.reply.tone : step.tone;
  return state.map((card) => (card.tone === tone ? after(card, step) : card));
}

function after(card: WritingCard, step: ToneStep): WritingCard {
  switch (step.type) {
    case 'draft':
      return { ...card, text: step.fresh ? step.text : card.text + step.text };
    case 'done':
      return { ...card, text: step.reply.text, reply: step.reply };
    case 'skip':
      return { ...card, text: '', failed: true };
  }
}
