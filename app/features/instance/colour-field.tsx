import { useRef, useState } from 'react';
import { accentFrom, contrastError, parseColour } from '../../domain/instance/accent-contrast.ts';
import { type Accent, backgroundsOf, HOUSE_ACCENT } from '../../platform/text/accent-colours.ts';
import { Field } from '../../ui/form-controls.tsx';

type Props = {
  /** What was typed before, or is stored; empty for the colour of the house. */
  first: string;
  /** Why the last one was rejected. */
  error: string | null;
};

/** The colour of links and buttons: picked for the light theme and derived for the dark one, with a drawing of both. */
export function ColourField({ first, error }: Props) {
  const [colour, setColour] = useState(parseColour(first) ?? HOUSE_ACCENT.light);
  const field = useRef<HTMLInputElement>(null);
  // An earlier error does not stay beside another colour.
  const [outdated, setOutdated] = useState<string | null>(null);
  const choose = (chosen: string) => {
    setColour(chosen);
    setOutdated(error);
  };
  const goBack = () => {
    choose(HOUSE_ACCENT.light);
    // The pressed button goes, and its focus with it.
    field.current?.focus();
  };
  const words = contrastError('light', colour) ?? (error === outdated ? null : error);
  return (
    <div>
      <Field
        id="colour"
        label="Colour"
        error={words}
        hint="Of links and buttons. The dark theme gets a lighter one."
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-3">
            <input
              ref={field}
              {...control}
              type="color"
              name="colour"
              value={colour}
              onChange={({ target }) => choose(target.value)}
              className="h-11 w-20 cursor-pointer rounded-control border border-control bg-surface p-1"
            />
            <span className="font-mono text-sm">{colour}</span>
            {colour !== HOUSE_ACCENT.light && (
              <button type="button" onClick={goBack} className="button button-quiet">
                Back to the house’s blue
              </button>
            )}
          </div>
        )}
      </Field>
      <Preview accent={colour === HOUSE_ACCENT.light ? HOUSE_ACCENT : accentFrom(colour)} />
    </div>
  );
}

const THEMES = { light: 'Light theme', dark: 'Dark theme' } as const;
const ON_PRIMARY: Accent = { light: '#ffffff', dark: '#101317' };

// Drawn with attributes: the content policy allows no style attribute.
function Preview({ accent }: { accent: Accent }) {
  return (
    <div className="mt-4 grid max-w-lg grid-cols-2 gap-3">
      {(['light', 'dark'] as const).map((theme) => {
        const colour = accent[theme];
        const [surface] = backgroundsOf(theme, colour);
        return (
          <figure key={theme} className="min-w-0">
            <svg
              viewBox="0 0 240 68"
              aria-hidden
              className="w-full rounded-control border border-line"
            >
              <rect width="240" height="68" fill={surface} />
              <text x="20" y="40" fontSize="17" fontWeight="600" fill={colour}>
                A link
              </text>
              <rect x="20" y="46" width="47" height="1.5" fill={colour} />
              <rect x="100" y="15" width="120" height="38" rx="8" fill={colour} />
              <text
                x="160"
                y="40"
                textAnchor="middle"
                fontSize="17"
                fontWeight="600"
                fill={ON_PRIMARY[theme]}
              >
                A button
              </text>
            </svg>
            <figcaption className="mt-1 text-sm text-muted">
              {THEMES[theme]} <span className="font-mono">{colour}</span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
