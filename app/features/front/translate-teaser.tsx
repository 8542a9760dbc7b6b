import { SAID_AND_MEANT } from './landing-words.ts';

/** What a post said, what it meant, and a place to try it: a plain form, which works as the page comes. */
export function TranslateTeaser() {
  return (
    <section aria-labelledby="translate" className="border-y border-line bg-surface">
      <div className="column grid grid-cols-1 items-start gap-10 py-16 md:grid-cols-2 md:py-24">
        <div>
          <h2 id="translate" className="max-w-[20ch] text-3xl">
            They said it. We know what they meant.
          </h2>
          <dl className="mt-8 grid grid-cols-1 gap-5">
            {SAID_AND_MEANT.map(({ said, meant }) => (
              <div key={said}>
                <dt className="text-muted">“{said}”</dt>
                <dd className="mt-1 font-display text-xl leading-snug">{meant}</dd>
              </div>
            ))}
          </dl>
        </div>
        <form method="post" action="/translate" className="card grid grid-cols-1 gap-4 p-5 sm:p-6">
          <input type="hidden" name="direction" value="to-truth" />
          <label htmlFor="translate-text" className="font-semibold">
            Paste a post
          </label>
          <textarea
            id="translate-text"
            name="text"
            required
            rows={6}
            dir="auto"
            placeholder="Thrilled to announce…"
            className="field"
          />
          <button className="button button-plain justify-self-start">Translate</button>
          <p className="text-sm text-muted">
            No account, no key, nothing kept. It works backwards too.
          </p>
        </form>
      </div>
    </section>
  );
}
