// What is measured by bench/signed-in.ts, in a process of its own: the built server, and in the same process bare
// `renderToString` of the tree that it rendered last. A message `{ bare: n }` renders that tree n times and answers
// with the processor time; `profile` and `report` begin and end a profile.
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import type * as Built from '../app/built.server.ts';
import { profileGroups } from './profile.ts';

const BUILT = '../build/server/built.js';
const INDEX = '../build/server/index.js';

type Handle = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  ...rest: unknown[]
) => unknown;
type Index = { entry: { module: { default: Handle } } };

const { readSettings, serve } = (await import(BUILT)) as typeof Built;
const { entry } = (await import(INDEX)) as Index;
let rendered: { url: string; context: EntryContext } | null = null;
const own = entry.module;
// The way in for every page: what it is given is what it renders.
entry.module = {
  ...own,
  default: (request, status, headers, context, ...rest) => {
    const { serverHandoffStream: _, ...tree } = context;
    rendered = { url: request.url, context: tree };
    return own.default(request, status, headers, context, ...rest);
  },
};
const { services } = await serve(
  readSettings(process.env),
  join(import.meta.dirname, '../build/client'),
);
const session = new Session();
session.connect();
console.log(`ready at http://127.0.0.1:${services.port}`);

process.on('message', (message: { bare: number } | 'profile' | 'report' | 'cpu') => {
  if (message === 'profile') void begin();
  else if (message === 'report') void report();
  else if (message !== 'cpu') process.send?.(renderBare(message.bare));
});

function renderBare(count: number): { cpu: number; bytes: number } {
  if (!rendered) throw new Error('No page was rendered yet');
  const { url, context } = rendered;
  const before = process.cpuUsage();
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    bytes = renderToString(createElement(ServerRouter, { context, url })).length;
  }
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / count, bytes };
}

async function begin(): Promise<void> {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 500 });
  await session.post('Profiler.start');
  process.send?.('profiling');
}

async function report(): Promise<void> {
  const { profile } = await session.post('Profiler.stop');
  process.send?.(profileGroups(profile));
}
