import { DEFAULT_HUMOR_LEVEL, HUMOR_LEVELS, type HumorLevel } from '../../../comedy/post-styles.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';

const HINTS: Record<HumorLevel, string> = {
  Mild: 'HR likes it',
  Spicy: 'HR forwards it',
  Unhinged: 'HR is in it',
};

const CHOICES = HUMOR_LEVELS.map((level) => ({ value: level, label: level, hint: HINTS[level] }));

/** Mild, Spicy or Unhinged: docs/product.md §3, Humor level. */
export function HumorLevelField() {
  return (
    <ChoiceCards
      legend="Humor level"
      name="humorLevel"
      choices={CHOICES}
      first={DEFAULT_HUMOR_LEVEL}
    />
  );
}
