import { DEFAULT_HUMOR_LEVEL, HUMOR_LEVELS, type HumorLevel } from '../../comedy/post-styles.ts';

const HINTS: Record<HumorLevel, string> = {
  Mild: 'HR likes it',
  Spicy: 'HR forwards it',
  Unhinged: 'HR is in it',
};

/** Mild, Spicy or Unhinged: docs/product.md §3, Humor level. */
export function HumorLevelField() {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Humor level</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {HUMOR_LEVELS.map((level) => (
          <label key={level} className="choice-card">
            <input
              type="radio"
              name="humorLevel"
              value={level}
              defaultChecked={level === DEFAULT_HUMOR_LEVEL}
              aria-label={level}
              aria-describedby={`humor-${level}`}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="leading-snug">
              <span className="block font-medium">{level}</span>
              <span id={`humor-${level}`} className="block text-sm text-muted">
                {HINTS[level]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
