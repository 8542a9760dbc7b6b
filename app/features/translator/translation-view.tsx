import { Copy, Link2 } from 'lucide-react';
import { copyText } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { Badges, Score } from '../../ui/cringe-score.tsx';
import { fallbackWords } from '../../platform/model/writer.ts';
import type { Translation } from '../../domain/writing/translations.server.ts';
import { BY_MODEL, FOREIGN } from '../../domain/writing/translator-words.ts';

/** The other side: the words, what was found, the score, and what can be done with it. */
export function TranslationView({ translation }: { translation: Translation }) {
  const { lines, exposed, score, verdict, spared, card, direction, writer, fallback } = translation;
  const notify = useNotify();
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'good' : 'bad', isCopied ? done : 'Failed to copy text');
  };
  const whole = [...exposed.map(({ quote, truth }) => `“${quote}” → ${truth}`), ...lines].join(
    '\n',
  );
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      {spared === 'foreign' && writer !== 'model' && <p className="font-medium">{FOREIGN}</p>}
      {exposed.length > 0 && <Badges found={exposed} />}
      <div
        dir="auto"
        className={`grid grid-cols-1 gap-3 break-words ${direction === 'to-truth' ? 'font-display text-xl leading-snug' : ''}`}
      >
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {writer && (
        <p className="text-sm text-muted">{fallback ? fallbackWords(fallback) : BY_MODEL}</p>
      )}
      {spared === null && <Score score={score} verdict={verdict} />}
      {spared !== 'grave' && (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            onClick={() => void copy(whole, 'Copied to clipboard!')}
            className="button button-plain"
          >
            <Copy aria-hidden size={18} /> Copy
          </button>
          {card && (
            <a href={card} className="button button-plain">
              <Link2 aria-hidden size={18} /> They said / They meant
            </a>
          )}
        </div>
      )}
    </div>
  );
}
