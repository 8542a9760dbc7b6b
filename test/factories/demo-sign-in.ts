import type { TestBrowser } from '../test-app.ts';

type Who = { persona: string } | { name: string; email: string } | { cancel: 'yes' };
type Ask = {
  who?: Who;
  intent?: 'login' | 'signup' | 'connect';
  mode?: 'popup' | 'redirect';
  next?: string;
  again?: boolean;
};

const HERE = 'http://here.invalid';

/** Follows a link within the app, without its origin. */
export async function follow(browser: TestBrowser, address: string) {
  const { pathname, search } = new URL(address, HERE);
  return browser.fetch(pathname + search, { headers: { accept: 'text/html' } });
}

/** Starts a sign-in with the demo account. Returns path and query of the demo account's page. */
export async function openDemo(browser: TestBrowser, ask: Ask = {}): Promise<string> {
  const { intent = 'login', mode = 'popup', next = '/home', again } = ask;
  const query = new URLSearchParams({ intent, mode, next, ...(again && { again: '1' }) });
  const started = await browser.fetch(`/auth/demo/start?${query.toString()}`);
  const { pathname, search } = new URL(started.headers.get('location') ?? '/no-start', HERE);
  return pathname + search;
}

/** Submits the demo account's page. Returns the URL of the app's callback with its code. */
export async function answerDemo(browser: TestBrowser, page: string, who: Who): Promise<string> {
  const answered = await browser.fetch(page, {
    body: new URLSearchParams(who).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  return answered.headers.get('location') ?? '/no-callback';
}

/** Runs the whole sign-in with the demo account. Returns the callback's response. */
export async function signInWithDemo(browser: TestBrowser, ask: Ask = {}): Promise<Response> {
  const { who = { name: 'Ada', email: 'ada@id.example' } } = ask;
  const page = await openDemo(browser, ask);
  return follow(browser, await answerDemo(browser, page, who));
}
