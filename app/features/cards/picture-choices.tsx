import { useState } from 'react';
import {
  type Background,
  BACKGROUNDS,
  CARD_PALETTES,
  COMMENTS_BELOW,
} from '../../domain/cards/card-look.ts';
import { backgroundSvg } from '../../domain/cards/backgrounds.ts';
import type { PictureChoice } from '../../domain/cards/picture-choice.ts';
import { isRareSize, PICTURE_SIZES, type PictureSize } from '../../domain/cards/picture-sizes.ts';
import { ChoiceRow, optionsOf, Switch } from '../../ui/form-controls.tsx';
import { FileDown } from '../../ui/icons/icons.tsx';
import { LookPanel } from './look-panel.tsx';
import type { useLivePicture } from './use-live-picture.ts';

const SIZES = (Object.keys(PICTURE_SIZES) as PictureSize[]).map((value) => {
  return { value, label: PICTURE_SIZES[value].label };
});
const USUAL = SIZES.filter(({ value }) => !isRareSize(value));
const RARE = SIZES.filter(({ value }) => isRareSize(value));

type Props = {
  live: ReturnType<typeof useLivePicture>;
  /** A grave post has no comments, no score and no strip. */
  isGrave: boolean;
  hasPremise: boolean;
  /** Saves the post as a document of one line a page. */
  onSaveCarousel: () => void;
};

/** All choices of a picture: size, background, what is around the card, and the card itself. */
export function PictureChoices({ live, isGrave, hasPremise, onSaveCarousel }: Props) {
  const { choice, change } = live;
  const { dress } = choice;
  const wear = (changed: Partial<PictureChoice['dress']>) =>
    change({ dress: { ...dress, ...changed } });
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <ChoiceRow
          name="picture-size"
          legend="Size"
          row="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2"
          button="px-3"
          options={USUAL}
          chosen={choice.size}
          onChoose={(size) => change({ size })}
        />
        <More words="More sizes" isOpen={isRareSize(choice.size)}>
          <div className="grid grid-cols-2 gap-2">
            <ChoiceRow
              name="picture-size"
              legend="More sizes"
              isQuiet
              row="grid grid-cols-1"
              button="px-3"
              options={RARE}
              chosen={choice.size}
              onChoose={(size) => change({ size })}
            />
            <button type="button" onClick={onSaveCarousel} className="button button-plain px-3">
              <FileDown size={18} /> Carousel (PDF)
            </button>
          </div>
        </More>
      </div>
      <ChoiceRow
        name="picture-background"
        legend="Background"
        row="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-2"
        button="justify-start gap-2 px-2 text-start text-sm leading-tight sm:gap-3"
        options={BACKGROUND_OPTIONS}
        chosen={dress.background}
        onChoose={(background) => wear({ background })}
      />
      {!isGrave && (
        <ChoiceRow
          name="picture-comments"
          legend="Comments below"
          row="grid grid-cols-3"
          button="px-2"
          options={optionsOf(COMMENTS_BELOW)}
          chosen={dress.below}
          onChoose={(below) => wear({ below })}
        />
      )}
      {!isGrave && (
        <div>
          {hasPremise && (
            <Switch
              isOn={dress.hasPremise}
              label="Say above it what happened"
              onChange={(isOn) => wear({ hasPremise: isOn })}
            />
          )}
          <Switch
            isOn={choice.isStamped}
            label="Stamp the cringe score on it"
            onChange={(isStamped) => change({ isStamped })}
          />
        </div>
      )}
      <More words="The card" isOpen={live.wrong !== null}>
        <LookPanel
          look={choice.look}
          typed={live.typed}
          errors={live.errors}
          onSet={(changed) => change({ look: { ...choice.look, ...changed } })}
          onType={live.type}
        />
        <button type="button" onClick={live.reset} className="button button-quiet mt-3">
          Reset
        </button>
      </More>
    </div>
  );
}

type MoreProps = { words: string; isOpen: boolean; children: React.ReactNode };

/** Choices that few want. Open from the start where one of them is chosen. */
function More({ words, isOpen, children }: MoreProps) {
  const [wasOpen] = useState(isOpen);
  return (
    <details open={wasOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {words}
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}

const SWATCH = { width: 56, height: 36 };

const BACKGROUND_OPTIONS = (Object.keys(BACKGROUNDS) as Background[]).map((value) => ({
  value,
  label: (
    <>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(backgroundSvg(value, SWATCH, CARD_PALETTES.light))}`}
        alt=""
        {...SWATCH}
        className="h-auto w-9 shrink-0 rounded-[4px] outline outline-line sm:w-14"
      />
      <span className="min-w-0">{BACKGROUNDS[value]}</span>
    </>
  ),
}));
