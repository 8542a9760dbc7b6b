import {
  type CardLook,
  DEGREES,
  type LookText,
  type CardMark,
  MARKS,
  PHOTO_RINGS,
} from '../../domain/cards/card-look.ts';
import { ChoiceRow, Field, optionsOf, Switch } from '../../ui/form-controls.tsx';
import { StudioMark } from './studio-card.tsx';
import type { LookErrors, TypedLook, useLook } from './use-look.ts';

const COUNTS = [
  ['reactions', 'Reactions'],
  ['comments', 'Comments'],
  ['reposts', 'Reposts'],
] as const satisfies [LookText, string][];

type LookPanelProps = { studio: ReturnType<typeof useLook> };

export function LookPanel({ studio }: LookPanelProps) {
  const { look, typed, errors, set, type } = studio;
  const shared = { typed, errors, onType: type };
  return (
    <div className="grid grid-cols-1 gap-5">
      <LookTextField field="headline" label="Headline" {...shared} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[5.5rem_minmax(0,1fr)] xl:grid-cols-1">
        <LookTextField field="age" label="Age" {...shared} />
        <ChoiceRow
          name="studio-degree"
          button="min-w-11 grow"
          legend="Degree"
          chosen={look.degree}
          onChoose={(degree) => set({ degree })}
          options={optionsOf(DEGREES)}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-3">
        {COUNTS.map(([field, label]) => (
          <LookTextField key={field} field={field} label={label} keys="numeric" {...shared} />
        ))}
      </div>
      <ChoiceRow
        name="studio-ring"
        row="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]"
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
                    <StudioMark mark={mark} />
                  </span>
                  {MARKS[mark]}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

// Fixed order, independent of the order of selection.
function marksWith({ marks }: CardLook, mark: CardMark, isOn: boolean): CardMark[] {
  const all = Object.keys(MARKS) as CardMark[];
  return all.filter((one) => (one === mark ? isOn : marks.includes(one)));
}

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
    <Field id={`studio-${field}`} label={label} error={errors[field]}>
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
