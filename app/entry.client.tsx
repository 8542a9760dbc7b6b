import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserStorage } from './platform/browser/web-storage.ts';
import { dropBrokenScrollPositions } from './ui/scroll-positions.ts';

dropBrokenScrollPositions(browserStorage('sessionStorage'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
