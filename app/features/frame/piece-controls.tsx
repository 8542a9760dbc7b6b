import { useState } from 'react';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/checkbox.tsx';

const LOOKS = ['button-primary', 'button-plain', 'button-quiet'];

/** The three looks of a button: as it is, busy and off. */
export function ButtonPieces() {
  return LOOKS.map((look) => (
    <div key={look} className="flex flex-wrap gap-3">
      <button type="button" className={`button ${look}`}>
        {look}
      </button>
      <button type="button" aria-disabled className={`button ${look}`}>
        Saving …
      </button>
      <button type="button" disabled className={`button ${look}`}>
        Off
      </button>
      <a href="/ui" className={`button ${look}`}>
        A link
      </a>
    </div>
  ));
}

/** A field: empty, filled, wrong, off, long, and one to choose from. */
export function FieldPieces() {
  return (
    <>
      <label className="grid gap-1.5">
        <span className="font-semibold">Empty</span>
        <input className="field" placeholder="What would stand here" />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">Filled</span>
        <input className="field" defaultValue="A journey" />
      </label>
      <Field id="wrong" label="Wrong" fault="This is what is wrong with it.">
        {(props) => <input {...props} defaultValue="Leverage" />}
      </Field>
      <label className="grid gap-1.5">
        <span className="font-semibold">Off</span>
        <input className="field" disabled defaultValue="Not now" />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">Long</span>
        <textarea className="field" rows={3} />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">To choose from</span>
        <select className="field">
          <option>Most recent</option>
          <option>Most popular</option>
        </select>
      </label>
    </>
  );
}

const LEVELS = ['Mild', 'Spicy', 'Unhinged'].map((value) => {
  return { value, label: value, hint: 'What it is like' };
});

/** Choices that look like buttons, and like cards; and what holds or does not. */
export function ChoicePieces() {
  const [level, setLevel] = useState('Mild');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <ChoiceRow
        name="as-buttons"
        legend="As buttons"
        options={LEVELS}
        chosen={level}
        onChoose={setLevel}
      />
      <ChoiceCards name="as-cards" legend="As cards" choices={LEVELS} first="Spicy" />
      <Switch label="On or off" isOn={isOn} onChange={setIsOn} />
    </>
  );
}
