// All the script of a still page: one that works as the server sent it, until it is awake.
import { startViewerWatch } from './auth/start-viewer-watch.ts';
import { startTryLinks } from './guests/start-try-links.ts';
import { startThemeSwitch } from './ui/start-theme-switch.ts';
import { watchVitals } from './vitals/send-vitals.ts';
import { startWaking } from './waking/start-waking.ts';

watchVitals();
startWaking([startThemeSwitch(), startTryLinks(), startViewerWatch()]);
