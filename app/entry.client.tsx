import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserStorage } from './ui/browser-storage.ts';
import { dropBrokenScrollPositions } from './ui/scroll-positions.ts';

// The dialog library injects one style element while a dialog is open and looks for its nonce here.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
Object.assign(globalThis, { __webpack_nonce__: nonce });

dropBrokenScrollPositions(browserStorage('sessionStorage'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
