// All the script of a still page: one that works as the server sent it.
import { startViewerWatch } from './auth/start-viewer-watch.ts';
import { startTryLinks } from './guests/start-try-links.ts';
import { startThemeSwitch } from './ui/start-theme-switch.ts';
import { watchVitals } from './vitals/send-vitals.ts';

startThemeSwitch();
startTryLinks();
startViewerWatch();
watchVitals();
