import { NEWS_COOKIE } from '../auth/auth-message.ts';
import { isComeback } from '../ui/page-memory.ts';
import type { FrameworkFiles } from '../ui/still-page.ts';
import { AWAKE_EVENT, SLEEPING_ID } from './awake-event.ts';
import { holdFields } from './hold-fields.ts';
import { holdPress } from './hold-press.ts';
import { loadFramework } from './load-framework.ts';

/** What somebody does who is about to do something. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'wheel',
  'scroll',
];
/** After files could not be had, it is not tried again sooner than this. Milliseconds. */
const PAUSE = 3000;

/**
 * Wakes a sleeping page at the first sign that somebody is there: the framework comes and takes it over as it is,
 * and `stops` end what worked the page until then. A page that was gone back to or reloaded wakes at once: the
 * framework knows where it was left. Without the framework the page goes on as one without script.
 */
export function startWaking(stops: readonly (() => void)[]): void {
  const text = document.getElementById(SLEEPING_ID)?.textContent;
  if (text === undefined) return;
  const files = JSON.parse(text) as FrameworkFiles;
  const fields = holdFields();
  const pointer = watchPointer();
  let isLoading = false;
  let notBefore = 0;
  const wake = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await loadFramework(files, pointer.isUp);
    } catch {
      isLoading = false;
      notBefore = performance.now() + PAUSE;
      press.giveUp();
    }
  };
  // Whoever presses something waits for it: that is tried at once.
  const press = holdPress(() => void wake());
  const onSign = () => {
    if (performance.now() >= notBefore) void wake();
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  const finish = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    for (const stop of stops) stop();
    pointer.stop();
    delete document.body.dataset['asleep'];
    // Only now: the framework is still in the middle of taking over.
    setTimeout(() => {
      fields.finish();
      press.finish();
    });
  };
  window.addEventListener(AWAKE_EVENT, finish, { once: true });
  if (isComeback() || document.cookie.includes(`${NEWS_COOKIE}=`)) onSign();
}

// A press that begins on one element and ends on another is none: nothing is taken over in between.
function watchPointer() {
  let isDown = false;
  let afterwards: (() => void) | undefined;
  const up = () => {
    isDown = false;
    // The click follows.
    setTimeout(() => afterwards?.(), 50);
  };
  const stops = [
    listen('pointerdown', () => (isDown = true)),
    listen('pointerup', up),
    listen('pointercancel', up),
  ];
  return {
    isUp: () => new Promise<void>((done) => (isDown ? (afterwards = done) : done())),
    stop: () => stops.forEach((stop) => stop()),
  };
}

function listen(type: string, listener: () => void): () => void {
  window.addEventListener(type, listener, { capture: true, passive: true });
  return () => window.removeEventListener(type, listener, { capture: true });
}
