import { screenText } from '../screening/screen-text.server.ts';
import type { Services } from '../../platform/services.ts';
import { whatToChange } from './what-to-change.server.ts';

/** Why a text is not taken; `message` says what to change, for its writer. */
export type BoardRefusal =
  | { ok: false; reason: 'request-refused'; message: string }
  | { ok: false; reason: 'request-unchecked' };

/**
 * Why a text may not stand on the board, or null: it may. Nobody looks through the board's texts before they are
 * shown, so what somebody should see first is not taken.
 */
export async function screenForBoard(
  services: Services,
  text: string,
): Promise<BoardRefusal | null> {
  const { verdict, reason } = await screenText(services, text);
  if (verdict === 'ok') return null;
  if (reason === 'unchecked') return { ok: false, reason: 'request-unchecked' };
  return { ok: false, reason: 'request-refused', message: whatToChange(text, reason) };
}
