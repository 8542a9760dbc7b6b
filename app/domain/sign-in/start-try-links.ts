import { TRY_SOURCES, tryClicks } from './try-click.ts';

/** Notes the clicks on the ways into the generator, on a page that no framework has taken over. */
export function startTryLinks(): void {
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-try]') : null;
    const source = TRY_SOURCES.find((known) => known === link?.getAttribute('data-try'));
    if (source) tryClicks().note(source);
  };
  document.addEventListener('click', note);
  document.addEventListener('auxclick', (event) => event.button === 1 && note(event));
}
