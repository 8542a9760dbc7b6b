import { type ReactNode, useState } from 'react';
import type {
  Translation,
  TranslationRequest,
} from '../../domain/translator/translations.server.ts';
import { FAILED, FOREIGN, NOTHING_YET } from '../../domain/translator/translator-words.ts';
import { COPIED, TEXT_COPY_FAILED, useCopy } from '../../ui/clipboard.tsx';
import { Badges } from '../../ui/cringe-score.tsx';
import { Check, Copy, Download, Languages, RefreshCw } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { More } from '../../ui/more.tsx';
import { copiedTranslation } from './copied-translation.ts';
import { EMPTY_DRAFT } from './react-storage.ts';
import { MEANING_ID } from './section-ids.ts';
import { useAnswer } from './use-answer.ts';

/** The blunt truth of a pasted post and its score, while it is typed. `children` stand below it, unless the post is grave. */
export function LiveMeaning({ text, children }: { text: string; children: ReactNode }) {
  const [seed, setSeed] = useState(0);
  const { direction, voice, level } = EMPTY_DRAFT;
  const request: TranslationRequest = { text, direction, voice, level, seed };
  const { data, error, isWaiting, isLost, retry } = useAnswer<Translation>({
    path: '/api/translations',
    body: request,
    failed: FAILED,
  });
  const isEmpty = text.trim() === '' || data?.spared === 'empty';
  const translation = data && data.spared !== 'empty' ? data : null;
  return (
    <section
      id={MEANING_ID}
      aria-labelledby="meaning-heading"
      aria-busy={isWaiting || undefined}
      className="card min-w-0 scroll-mt-4 p-4 sm:p-6"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-1">
        <h2 id="meaning-heading" className="text-xl">
          What it means
        </h2>
        {translation && translation.spared !== 'grave' && (
          <button
            type="button"
            onClick={() => setSeed(seed + 1)}
            aria-label="Another one, of what it means"
            className="button button-quiet -me-2 px-2 text-sm"
          >
            <RefreshCw size={16} /> Another one
          </button>
        )}
      </div>
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {error}
      </p>
      {isLost && (
        <button type="button" onClick={retry} className="button button-plain mt-3">
          <RefreshCw size={18} /> Try again
        </button>
      )}
      <div aria-live="polite" className={isWaiting ? 'opacity-60' : ''}>
        {translation ? (
          <Truth translation={translation} />
        ) : (
          error === null && (isEmpty ? <Nothing /> : <Coming />)
        )}
      </div>
      {translation && (
        <div className="meaning-foot">
          {translation.spared !== 'grave' && children}
          <Link to="/translate" className="button button-quiet -mx-2 px-2">
            <Languages size={18} /> Translate
            <span className="sr-only"> it at another level, or back</span>
          </Link>
        </div>
      )}
    </section>
  );
}

const Nothing = () => <p className="mt-3 text-muted">{NOTHING_YET['to-truth']}</p>;

/** As high as most of what comes. */
function Coming() {
  return (
    <div aria-hidden className="mt-3 grid min-h-[27rem] grid-cols-1 content-start gap-4">
      <span className="skeleton h-5 w-2/5" />
      <span className="skeleton h-7 w-4/5" />
      <span className="skeleton h-11 w-3/5" />
      <span className="skeleton h-56" />
    </div>
  );
}

function ScoreChip({ score }: { score: number }) {
  return (
    <p className="inline-flex items-baseline gap-1.5 rounded-full bg-tint px-3.5 py-1 text-sm">
      <span className="sr-only">Cringe score:</span>
      <span className="text-lg leading-snug font-semibold">{score}</span>
      <span className="text-muted">/ 100</span>
    </p>
  );
}

/** So many guilty lines are in sight. */
const SHOWN = 3;

function Truth({ translation }: { translation: Translation }) {
  const { lines, exposed, score, verdict, spared, card } = translation;
  const { copy, isCopied } = useCopy(COPIED, TEXT_COPY_FAILED);
  const rest = exposed.slice(SHOWN);
  return (
    <>
      {spared === null && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ScoreChip score={score} />
          <p className="text-muted">{verdict}</p>
        </div>
      )}
      {spared === 'foreign' && <p className="mt-3 font-medium">{FOREIGN}</p>}
      <div
        dir="auto"
        className="mt-4 grid grid-cols-1 gap-3 font-display text-xl leading-snug break-words"
      >
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {spared !== 'grave' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <button
            type="button"
            onClick={() => void copy(copiedTranslation(translation))}
            className="button button-plain"
          >
            {isCopied ? <Check size={18} /> : <Copy size={18} />}
            <span>{isCopied ? 'Copied!' : 'Copy'}</span>
          </button>
          {card && (
            <a href={pictureOf(card)} download className="button button-plain">
              <Download size={18} /> Picture
            </a>
          )}
        </div>
      )}
      {exposed.length > 0 && (
        <div className="mt-5 border-t border-line pt-5">
          <Badges found={exposed.slice(0, SHOWN)} />
        </div>
      )}
      {rest.length > 0 && (
        <More label={`${rest.length} more`}>
          <div className="mt-3">
            <Badges found={rest} />
          </div>
        </More>
      )}
    </>
  );
}

/** The picture of a "They said / They meant" card, for download. */
function pictureOf(card: string): string {
  return `${card.replace('/translate/card?', '/translate/card.png?')}&download`;
}
