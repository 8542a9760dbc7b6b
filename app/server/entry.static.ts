// All the script of a page that is not hydrated.
import { startViewerWatch } from '../domain/sign-in/auth-channel.ts';
import { startTryLinks } from '../domain/sign-in/try-now-clicks.ts';
import { startThemeSwitch } from '../ui/start-theme-switch.ts';
import { watchVitals } from '../features/frame/send-vitals.ts';

watchVitals();
startThemeSwitch();
startTryLinks();
startViewerWatch();
