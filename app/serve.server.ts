import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import { createAdmit } from './admission/admit.server.ts';
import { type Handle, type Hold, holdEarly } from './admission/hold-early.server.ts';
import { mostConnections } from './admission/most-connections.server.ts';
import { whenWhole } from './admission/when-whole.server.ts';
import { quietMoment } from './admission/quiet-moment.server.ts';
import { createApp } from './app.server.ts';
import { backupJob } from './backup/schedule-backup.server.ts';
import { releaseAbandoned } from './generator/release-generation.server.ts';
import { JOBS, startJobs } from './jobs/run-jobs.server.ts';
import { createHealth, type Health } from './health.server.ts';
import { createRequestMetrics } from './metrics/request-metrics.ts';
import { answerPublic } from './public-pages/answer-public.server.ts';
import { listBuilt, readStyleSheets } from './public-pages/style-sheets.server.ts';
import { isUpload } from './resources/is-upload.ts';
import { buildServices, type Services } from './services.server.ts';
import { namesTwoHosts } from './same-origin.server.ts';
import type { Settings } from './settings.server.ts';

export type Running = {
  services: Services;
  /**
   * Not ready from now on. For `delay` milliseconds everybody is still answered, then nothing new comes in. What
   * runs has `grace` milliseconds to finish; what streams after that is told so. At last the database is closed.
   */
  stop: (times?: StopTimes) => Promise<void>;
};

export type StopTimes = { delay: number; grace: number };

// Slow or endless senders are cut off, so that a few of them cannot hold every connection.
const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5000,
  // How often the first two are looked at.
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
};
/** How long a request may be on its way, in milliseconds; pictures longer than others. */
const REQUEST_TIMES = { other: 15_000, upload: LIMITS.requestTimeout };
const QUICKLY: StopTimes = { delay: 0, grace: 1000 };
/** So many may knock at once: the system drops who comes beyond, and the drop costs them a second. It may allow fewer. */
const BACKLOG = 4096;
/** For the last words of what streams. Milliseconds. */
const LAST_WORDS = 1000;
const LOOK_EVERY = 50;
const CLOSE = { connection: 'close' };

/**
 * Opens the port, builds the services, gives back what a killed process had reserved, and answers. `overrides` and
 * `times` are for tests.
 * Throws what stops a start: a taken port, an unwritable folder, a database that does not answer.
 */
export async function serve(
  settings: Settings,
  clientDir: string,
  overrides: Partial<Services> = {},
  times = REQUEST_TIMES,
): Promise<Running> {
  const server = createLimited();
  const early = holdEarly(server);
  // The port first: of two servers started by mistake the second must not touch the data.
  const port = await listen(server, settings);
  try {
    const services = await buildServices(settings, port, overrides);
    await giveBack(services);
    const health = createHealth(services);
    const handle = createHandle({ services, clientDir, health, times });
    server.on('connection', services.admission.knock);
    early.release(handle);
    const backups = backupJob(join(clientDir, '../server/backup.js'));
    const stopJobs = startJobs(services, [...JOBS, backups]);
    let stopped: Promise<void> | undefined;
    const stop = async ({ delay, grace }: StopTimes) => {
      health.drain();
      await pause(delay);
      const door = { server, early, handle };
      await Promise.all([closeDoor(door, grace, services.stopping), stopJobs()]);
      await services.close();
    };
    return { services, stop: (how = QUICKLY) => (stopped ??= stop(how)) };
  } catch (error) {
    await close(server, 0);
    throw error;
  }
}

type Within = {
  services: Services;
  clientDir: string;
  health: Health;
  times: typeof REQUEST_TIMES;
};

/** From the first look at a request to the site: kept pages, then those who are here as a whole and have a place. */
function createHandle({ services, clientDir, health, times }: Within): Handle {
  const requests = createRequestMetrics();
  const app = createApp(services, { site, clientDir, health, requests });
  const answer = getRequestListener(app.fetch);
  const answerFirst = answerPublic({
    services,
    requests,
    sheets: readStyleSheets(clientDir),
    built: listBuilt(clientDir),
    answer: (request, shared) => app.fetch(request, { shared }),
  });
  const admit = createAdmit(services, requests);
  return (request, response) => {
    if (health.isDraining()) response.shouldKeepAlive = false;
    // As Node answers who names none.
    if (namesTwoHosts(request.rawHeaders)) return response.writeHead(400, CLOSE).end();
    answerFirst(request, response, () => {
      cutOffSlow(request, isUpload(request) ? times.upload : times.other);
      const serveIt = () => admit(request, response, () => void answer(request, response));
      whenWhole(request, serveIt);
    });
  };
}

async function giveBack(services: Services): Promise<void> {
  const given = await releaseAbandoned(services);
  if (given > 0) services.log.warn({ given }, 'gave back what a stopped process had reserved');
}

function createLimited(): Server {
  const server = createServer(LIMITS);
  server.maxHeadersCount = 100;
  server.maxConnections = mostConnections();
  return server;
}

function listen(server: Server, { host, port }: Settings): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function cutOffSlow(request: IncomingMessage, time: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, time);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

type Door = { server: Server; early: Hold; handle: Handle };

/** Closes the port when nobody stands at it; who comes until then is held. Ends when everybody has been answered. */
async function closeDoor(
  { server, early, handle }: Door,
  grace: number,
  streams: AbortController,
): Promise<void> {
  early.again();
  await quietMoment(server);
  const closed = close(server, grace, streams);
  early.release(handle);
  await closed;
}

async function close(server: Server, grace: number, streams?: AbortController): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  // What has been answered since, too.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  server.closeIdleConnections();
  const ending = setTimeout(() => streams?.abort(), grace);
  const last = setTimeout(() => server.closeAllConnections(), grace + LAST_WORDS);
  await closed;
  clearInterval(idle);
  for (const timer of [ending, last]) clearTimeout(timer);
  streams?.abort();
}
