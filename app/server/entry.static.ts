// The script of a page that is not hydrated.
import { startViewerWatch } from '../domain/sign-in/auth-channel.ts';
import { startTryLinks } from '../domain/stats/try-now-clicks.ts';
import { startThemeSwitch } from '../ui/start-theme-switch.ts';
import { watchWebVitals } from '../features/frame/watch-web-vitals.ts';

watchWebVitals();
startThemeSwitch();
startTryLinks();
startViewerWatch();
