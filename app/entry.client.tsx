import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startTryLinks } from './domain/stats/try-now-clicks.ts';
import { watchWebVitals } from './features/frame/watch-web-vitals.ts';
import { startThemeSwitch } from './ui/start-theme-switch.ts';

watchWebVitals();
startThemeSwitch();
startTryLinks();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
