import { type ReactNode, useState } from 'react';

type CrossFadeProps = { text: string; children: (text: string) => ReactNode };

/** A text in which the next one fades in while it fades out. The first one is there at once. */
export function CrossFade({ text, children: show }: CrossFadeProps) {
  const [{ now, before }, setShown] = useState<{ now: string; before: string | null }>({
    now: text,
    before: null,
  });
  if (now !== text) setShown({ now: text, before: now });
  // Another text is another element: React cannot change the texts of a page that the browser has translated.
  return (
    <span className="relative block">
      <span key={text} className={before === null ? 'block' : 'fades-in block'}>
        {show(text)}
      </span>
      {before !== null && (
        <span key={`before ${before}`} aria-hidden className="fades-out">
          {show(before)}
        </span>
      )}
    </span>
  );
}
