// All the script of a page that is not hydrated.
import { startViewerWatch } from './auth/start-viewer-watch.ts';
import { startTryLinks } from './guests/start-try-links.ts';
import { startThemeSwitch } from './ui/start-theme-switch.ts';
import { watchVitals } from './vitals/send-vitals.ts';

watchVitals();
startThemeSwitch();
startTryLinks();
startViewerWatch();
