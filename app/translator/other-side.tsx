import { TranslationView } from './translation-view.tsx';
import type { Translation } from './translation.ts';

type Props = {
  title: string;
  /** What stands there before anything was typed. */
  hint: string;
  shown: {
    translation: Translation | null;
    fault: string | null;
    isWaiting: boolean;
    /** What there is of a model's translation while it is made. */
    draft?: string;
  };
};

/** What the words become. */
export function OtherSide({ title, hint, shown }: Props) {
  const { translation, fault, isWaiting, draft } = shown;
  const isAsking = isWaiting && draft !== undefined;
  return (
    <section aria-labelledby="other-side" aria-busy={isWaiting} className="card p-5 sm:p-6">
      <h2 id="other-side" className="font-sans text-base font-semibold">
        {title}
      </h2>
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {fault}
      </p>
      {isAsking && (
        // For the eye only: the finished text is read out once.
        <p aria-hidden dir="auto" className="mt-4 min-h-24 break-words whitespace-pre-line">
          {draft}
        </p>
      )}
      <div aria-live="polite" className={isWaiting ? 'opacity-60' : ''}>
        {!isAsking && translation && translation.spared !== 'empty' && (
          <TranslationView translation={translation} />
        )}
        {!isAsking && (!translation || translation.spared === 'empty') && !fault && (
          <p className="mt-4 text-muted">{hint}</p>
        )}
      </div>
    </section>
  );
}
