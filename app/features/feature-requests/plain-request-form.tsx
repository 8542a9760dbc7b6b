import { MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import { SUBMIT, YOUR_IDEA } from '../../domain/feature-requests/request-words.ts';

type Props = { formKey: string; refused: { text: string; message: string } | null };

/** Asks for a feature where no script runs. What was refused comes back with what is wrong. */
export function PlainRequestForm({ formKey, refused }: Props) {
  return (
    <noscript>
      <form method="post" className="card mt-6 p-4">
        <input type="hidden" name="key" value={formKey} />
        <label htmlFor="plain-request" className="mb-1.5 block font-semibold">
          {YOUR_IDEA}
        </label>
        <textarea
          id="plain-request"
          name="text"
          required
          rows={4}
          maxLength={MAX_REQUEST_LENGTH}
          defaultValue={refused?.text}
          className="field"
        />
        {refused && <p className="mt-1 text-sm font-medium text-bad">{refused.message}</p>}
        <button type="submit" name="intent" value="submit" className="button button-primary mt-3">
          {SUBMIT}
        </button>
      </form>
    </noscript>
  );
}
