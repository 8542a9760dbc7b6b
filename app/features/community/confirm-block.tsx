import { Confirm } from '../../ui/dialog.tsx';
import {
  BLOCK,
  BLOCK_WORDS,
  blockQuestion,
  NO_BLOCK,
} from '../../domain/screening/moderation-words.ts';

type Props = { name: string; onBlock: () => void; onClose: () => void };

/** Asks before a member is blocked, and says what that does. */
export function ConfirmBlock({ name, onBlock, onClose }: Props) {
  return (
    <Confirm
      title={blockQuestion(name)}
      words={BLOCK_WORDS}
      yes={BLOCK}
      no={NO_BLOCK}
      onYes={onBlock}
      onClose={onClose}
    />
  );
}
