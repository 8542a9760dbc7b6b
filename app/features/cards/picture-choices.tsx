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
import type { MovingChoice } from '../../domain/moving-pictures/moving-choice.ts';
import { MOVING_FORMATS, MOVING_SIZES } from '../../domain/moving-pictures/moving-sizes.ts';
import { ChoiceRow, Hint, optionsOf, Switch } from '../../ui/form-controls.tsx';
import { ChevronDown, FileDown } from '../../ui/icons/icons.tsx';
import { LookPanel } from './look-panel.tsx';
import type { useLivePicture } from './use-live-picture.ts';

/** The options of a record of things with labels. */
function labelsOf<Value extends string>(named: Readonly<Record<Value, { label: string }>>) {
  return (Object.keys(named) as Value[]).map((value) => ({ value, label: named[value].label }));
}

const SIZES = labelsOf(PICTURE_SIZES);
const USUAL = SIZES.filter(({ value }) => !isRareSize(value));
const RARE = SIZES.filter(({ value }) => isRareSize(value));

/** A still picture, or one in which the post types itself. */
const KINDS = { still: 'Picture', moving: 'It types itself' } as const;
export type PictureForm = keyof typeof KINDS;

type Props = {
  live: ReturnType<typeof useLivePicture>;
  kind: PictureForm;
  onKind: (kind: PictureForm) => void;
  moving: MovingChoice;
  onMoving: (moving: MovingChoice) => void;
  /** A grave post does not move, and has no comments, no score and no strip. */
  isGrave: boolean;
  hasPremise: boolean;
  /** Saves the post as a document of one line a page. */
  onSaveCarousel: () => void;
};

/** All choices of a picture: what, size, background, what is around the card, and the card itself. */
export function PictureChoices({ live, kind, isGrave, hasPremise, ...more }: Props) {
  const { choice, change } = live;
  const { dress } = choice;
  const isStill = kind === 'still';
  const wear = (changed: Partial<PictureChoice['dress']>) =>
    change({ dress: { ...dress, ...changed } });
  return (
    <div className="grid grid-cols-1 gap-5 lg:gap-6">
      {!isGrave && (
        <ChoiceRow
          name="picture-kind"
          legend="What"
          isQuiet
          isJoined
          options={optionsOf(KINDS)}
          chosen={kind}
          onChoose={more.onKind}
        />
      )}
      {isStill ? (
        <StillSizes {...{ choice, change }} onSaveCarousel={more.onSaveCarousel} />
      ) : (
        <MovingSizes moving={more.moving} onMoving={more.onMoving} />
      )}
      <ChoiceRow
        name="picture-background"
        legend={
          <>
            Background{' '}
            <span aria-hidden className="ms-1 font-normal text-muted">
              {BACKGROUNDS[dress.background]}
            </span>
          </>
        }
        row="grid grid-cols-4"
        button="p-1"
        options={BACKGROUND_OPTIONS}
        chosen={dress.background}
        onChoose={(background) => wear({ background })}
      />
      {isStill && !isGrave && (
        <ChoiceRow
          name="picture-comments"
          legend="Comments below"
          isJoined
          options={optionsOf(COMMENTS_BELOW)}
          chosen={dress.below}
          onChoose={(below) => wear({ below })}
        />
      )}
      {!isGrave && (
        <div className="-my-2.5">
          {hasPremise && (
            <Switch
              isOn={isStill ? dress.hasPremise : more.moving.isTyped}
              label="Say first what happened"
              onChange={(isOn) =>
                isStill
                  ? wear({ hasPremise: isOn })
                  : more.onMoving({ ...more.moving, isTyped: isOn })
              }
            />
          )}
          {isStill && (
            <Switch
              isOn={choice.isStamped}
              label="Stamp the cringe score on it"
              onChange={(isStamped) => change({ isStamped })}
            />
          )}
        </div>
      )}
      <More words="On the card" isOpen={live.wrong !== null}>
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

type StillSizesProps = Pick<Props['live'], 'choice' | 'change'> & Pick<Props, 'onSaveCarousel'>;

function StillSizes({ choice: { size }, change, onSaveCarousel }: StillSizesProps) {
  const shared = {
    name: 'picture-size',
    chosen: size,
    onChoose: (chosen: PictureSize) => change({ size: chosen }),
  } as const;
  return (
    <div>
      <ChoiceRow
        {...shared}
        legend="Size"
        row="grid grid-cols-4"
        button="flex-col justify-start gap-1.5 px-1 py-2.5"
        options={USUAL_OPTIONS}
      />
      <More words="More sizes" isOpen={isRareSize(size)}>
        <div className="grid grid-cols-2 gap-2">
          <ChoiceRow
            {...shared}
            legend="More sizes"
            isQuiet
            row="grid grid-cols-1"
            button="px-3"
            options={RARE}
          />
          <button type="button" onClick={onSaveCarousel} className="button button-plain px-3">
            <FileDown size={18} /> Carousel (PDF)
          </button>
        </div>
      </More>
    </div>
  );
}

function MovingSizes({ moving, onMoving }: Pick<Props, 'moving' | 'onMoving'>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceRow
        name="moving-size"
        legend="Size"
        isJoined
        options={labelsOf(MOVING_SIZES)}
        chosen={moving.size}
        onChoose={(size) => onMoving({ ...moving, size })}
      />
      <div>
        <ChoiceRow
          name="moving-format"
          legend="Format"
          isJoined
          options={labelsOf(MOVING_FORMATS)}
          chosen={moving.format}
          onChoose={(format) => onMoving({ ...moving, format })}
        />
        <Hint>The preview shows how it ends. Drawing all of it takes about ten seconds.</Hint>
      </div>
    </div>
  );
}

type MoreProps = { words: string; isOpen: boolean; children: React.ReactNode };

/** Choices that few want. Open from the start where one of them is chosen. */
function More({ words, isOpen, children }: MoreProps) {
  const [wasOpen] = useState(isOpen);
  return (
    // The line of words is higher than they are.
    <details open={wasOpen} className="group -mt-1 -mb-2.5 open:mb-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-primary">
        {words}
        <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}

/** The outline of a picture above its name. */
const OUTLINES: Partial<Record<PictureSize, string>> = {
  card: 'h-5 w-6',
  link: 'h-4 w-7',
  square: 'size-5',
  story: 'h-6 w-3.5',
};

const USUAL_OPTIONS = USUAL.map(({ value, label }) => ({
  value,
  label: (
    <>
      <span aria-hidden className="grid h-6 place-items-center text-muted">
        <span className={`rounded-[3px] border-2 border-current ${OUTLINES[value] ?? ''}`} />
      </span>
      <span className="leading-tight">{label}</span>
    </>
  ),
}));

const SWATCH = { width: 88, height: 40 };

const BACKGROUND_OPTIONS = (Object.keys(BACKGROUNDS) as Background[]).map((value) => ({
  value,
  label: (
    <>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(backgroundSvg(value, SWATCH, CARD_PALETTES.light))}`}
        alt=""
        {...SWATCH}
        className="h-9 w-full rounded-[4px] object-cover outline -outline-offset-1 outline-line"
      />
      <span className="sr-only">{BACKGROUNDS[value]}</span>
    </>
  ),
}));
