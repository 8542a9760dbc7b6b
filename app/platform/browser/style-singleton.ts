import { useEffect, useState } from 'react';

/**
 * Stands in for the package `react-style-singleton`, with which dialogs hold the page behind them still. That one
 * writes a style element, which the policy of a page that is kept for many cannot allow; this one gives the
 * browser a style sheet (vite.config.ts).
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = null;
  };
  return function Style({ styles }: { styles: string }) {
    // The first words hold: measured again while the page is held, they would be others.
    const [first] = useState(styles);
    useEffect(() => {
      add(first);
      return remove;
    }, [first]);
    return null;
  };
}
