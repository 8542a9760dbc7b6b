import { REPLY_LENGTHS, type ReplyLength } from '../../../comedy/replies/reply-kinds.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';
import { LENGTHS } from './reply-words.ts';

type Props = { value: ReplyLength; onChange: (length: ReplyLength) => void; isOff?: boolean };

const CHOICES = REPLY_LENGTHS.map((value) => ({ value, ...LENGTHS[value] }));

/** The three lengths as cards to choose from: docs/product.md §2. */
export function LengthChoice(props: Props) {
  return <ChoiceCards legend="Reply Length" name="length" choices={CHOICES} {...props} />;
}
