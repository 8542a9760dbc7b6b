import {
  CARD_PALETTES,
  type CardLook,
  type CardMark,
  type CardTheme,
  DEGREES,
  type Device,
  DEVICE_WIDTHS,
  type LookText,
  MARKS,
  PHOTO_RINGS,
} from '../../domain/cards/card-look.ts';
import { ChoiceRow, Field, optionsOf, Switch } from '../../ui/form-controls.tsx';
import { type IconComponent, Crown, Megaphone, Stamp } from '../../ui/icons/icons.tsx';
import { RoundIcon } from '../posts/post-card.tsx';
import type { LookErrors, TypedLook } from './look-texts.ts';

const COUNTS = [
  ['reactions', 'Reactions'],
  ['comments', 'Comments'],
  ['reposts', 'Reposts'],
] as const satisfies [LookText, string][];

const nameOf = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
const named = <Value extends string>(values: Readonly<Record<Value, unknown>>) =>
  (Object.keys(values) as Value[]).map((value) => ({ value, label: nameOf(value) }));

type LookPanelProps = {
  look: CardLook;
  typed: TypedLook;
  errors: LookErrors;
  onSet: (changed: Partial<CardLook>) => void;
  onType: (field: LookText, text: string) => void;
};

/** What the card itself says and looks like. Name and face are those of the post. */
export function LookPanel({ look, onSet: set, ...texts }: LookPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <LookTextField field="headline" label="Headline" {...texts} />
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-3">
        {COUNTS.map(([field, label]) => (
          <LookTextField key={field} field={field} label={label} keys="numeric" {...texts} />
        ))}
      </div>
      <ChoiceRow<CardTheme>
        name="look-theme"
        button="min-w-11 grow"
        legend="Colours of the card"
        chosen={look.theme}
        onChoose={(theme) => set({ theme })}
        options={named(CARD_PALETTES)}
      />
      <Switch label="Fold it" isOn={look.isFolded} onChange={(isFolded) => set({ isFolded })} />
      <ChoiceRow
        name="look-ring"
        row="grid grid-cols-2"
        button="min-w-11 grow"
        legend="Ring around the face"
        chosen={look.ring}
        onChoose={(ring) => set({ ring })}
        options={optionsOf(PHOTO_RINGS)}
      />
      <fieldset>
        <legend className="font-semibold">Behind the name</legend>
        <div className="flex flex-wrap gap-x-6">
          {(Object.keys(MARKS) as CardMark[]).map((mark) => (
            <Switch
              key={mark}
              isOn={look.marks.includes(mark)}
              onChange={(isOn) => set({ marks: marksWith(look, mark, isOn) })}
              label={
                <span className="flex items-center gap-2">
                  <span aria-hidden>
                    <RoundIcon {...DRAWN[mark]} />
                  </span>
                  {MARKS[mark]}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
      <LookTextField field="age" label="Age" {...texts} />
      <ChoiceRow
        name="look-degree"
        button="min-w-11 grow"
        legend="Degree"
        chosen={look.degree}
        onChoose={(degree) => set({ degree })}
        options={optionsOf(DEGREES)}
      />
      <ChoiceRow<Device>
        name="look-device"
        button="min-w-11 grow"
        legend="Width"
        chosen={look.device}
        onChoose={(device) => set({ device })}
        options={named(DEVICE_WIDTHS)}
      />
    </div>
  );
}

/** The badges after a name, as in domain/cards/card-decorations.ts. */
const DRAWN: Readonly<Record<CardMark, { Icon: IconComponent; className: string }>> = {
  certified: { Icon: Stamp, className: 'bg-ink text-surface' },
  premium: { Icon: Crown, className: 'bg-accent text-on-accent' },
  loud: { Icon: Megaphone, className: 'bg-bad text-surface' },
};

// Fixed order, independent of the order of selection.
function marksWith({ marks }: CardLook, mark: CardMark, isOn: boolean): CardMark[] {
  const all = Object.keys(MARKS) as CardMark[];
  return all.filter((one) => (one === mark ? isOn : marks.includes(one)));
}

/** The id of a field, for the focus. */
export const lookFieldId = (field: LookText): string => `look-${field}`;

type LookTextFieldProps = {
  field: LookText;
  label: string;
  /** Virtual keyboard on phones (`inputmode`). */
  keys?: 'numeric';
  typed: TypedLook;
  errors: LookErrors;
  onType: (field: LookText, text: string) => void;
};

function LookTextField({ field, label, keys, typed, errors, onType }: LookTextFieldProps) {
  return (
    <Field id={lookFieldId(field)} label={label} error={errors[field]}>
      {(props) => {
        const shared = { ...props, dir: 'auto', value: typed[field] } as const;
        return field === 'headline' ? (
          <textarea {...shared} rows={2} onChange={(event) => onType(field, event.target.value)} />
        ) : (
          <input
            {...shared}
            inputMode={keys}
            autoComplete="off"
            onChange={(event) => onType(field, event.target.value)}
          />
        );
      }}
    </Field>
  );
}
