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

/** Follows a link as the browser would; the address without our own name. */
export async function follow(browser: TestBrowser, address: string) {
  const { pathname, search } = new URL(address, HERE);
  return browser.fetch(pathname + search, { headers: { accept: 'text/html' } });
}

/** From our start to the page of the demo account; the page's path and state. */
export async function openDemo(browser: TestBrowser, ask: Ask = {}): Promise<string> {
  const { intent = 'login', mode = 'popup', next = '/home', again } = ask;
  const query = new URLSearchParams({ intent, mode, next, ...(again && { again: '1' }) });
  const started = await browser.fetch(`/auth/demo/start?${query.toString()}`);
  const { pathname, search } = new URL(started.headers.get('location') ?? '/no-start', HERE);
  return pathname + search;
}

/** Answers the demo account's page; the address of our callback with its code. */
export async function answerDemo(browser: TestBrowser, page: string, who: Who): Promise<string> {
  const answered = await browser.fetch(page, {
    body: new URLSearchParams(who).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
  return answered.headers.get('location') ?? '/no-callback';
}

/** The whole sign-in with the demo account; the answer of our callback. */
export async function signInWithDemo(browser: TestBrowser, ask: Ask = {}): Promise<Response> {
  const { who = { name: 'Ada', email: 'ada@id.example' } } = ask;
  const page = await openDemo(browser, ask);
  return follow(browser, await answerDemo(browser, page, who));
}
