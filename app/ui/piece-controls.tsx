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
      <div>
        <label htmlFor="wrong" className="mb-1.5 block font-semibold">
          Wrong
        </label>
        <input
          id="wrong"
          className="field"
          defaultValue="Leverage"
          aria-invalid
          aria-describedby="wrong-fault"
        />
        <p id="wrong-fault" className="mt-1.5 text-sm font-medium text-bad">
          This is what is wrong with it.
        </p>
      </div>
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

/** Choices that look like buttons, and like cards. */
export function ChoicePieces() {
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">As buttons</legend>
        {['All', 'Mine'].map((name, index) => (
          <label key={name} className="button button-plain choice">
            <input
              type="radio"
              name="as-buttons"
              className="sr-only"
              defaultChecked={index === 0}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">As cards</legend>
        {['Mild', 'Spicy', 'Unhinged'].map((name, index) => (
          <label key={name} className="choice-card">
            <input
              type="radio"
              name="as-cards"
              className="size-4 accent-primary"
              defaultChecked={index === 1}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}
