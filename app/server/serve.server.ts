import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import {
  closeSlowClients,
  maxConnections,
  SLOW_CLIENT_LIMITS,
  type SlowClientLimits,
  waitUntilIdle,
} from './admission/connections.server.ts';
import { createApp } from './app.server.ts';
import { backupJob, JOBS, startJobs } from './jobs.server.ts';
import { releaseAbandoned } from '../domain/writing/generation-release.server.ts';
import { healthResponse, createHealth, type Health } from './metrics/health.server.ts';
import { createRequestMetrics } from '../platform/observe/process-metrics.server.ts';
import {
  readStyleSheets,
  servePublicPages,
  type SharedRequest,
} from './public-pages/page-cache.server.ts';
import type { Services } from '../platform/services.ts';
import { buildServices } from './build-services.server.ts';
import { namesTwoHosts } from '../platform/http/same-origin.server.ts';
import type { Settings } from '../platform/settings/settings.server.ts';

export type Running = {
  services: Services;
  /**
   * Not ready from now on. For `delay` milliseconds everybody is still answered, then nothing new comes in. What
   * runs has `grace` milliseconds to finish; what streams after that is told so. At last the database is closed.
   */
  stop: (times?: StopTimes) => Promise<void>;
};

export type StopTimes = { delay: number; grace: number };

// A request has so long in all; app/server/admission/connections.server.ts closes slow bodies before that.
const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5000,
  // How often the first two are looked at.
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
};
const QUICKLY: StopTimes = { delay: 0, grace: 1000 };
/** So many may knock at once: the system drops who comes beyond, and the drop costs them a second. It may allow fewer. */
const BACKLOG = 4096;
/** For the last words of what streams. Milliseconds. */
const LAST_WORDS = 1000;
const LOOK_EVERY = 50;
const CLOSE = { connection: 'close' };

/**
 * Opens the port, builds the services, gives back what a killed process had reserved, and answers. Requests that come
 * before that wait; health is answered at once. `overrides` and `slowClients` are for tests.
 * Throws what stops a start: a taken port, an unwritable folder, a database that does not answer.
 */
export async function serve(
  settings: Settings,
  clientDir: string,
  overrides: Partial<Services> = {},
  slowClients: SlowClientLimits = SLOW_CLIENT_LIMITS,
): Promise<Running> {
  const server = createLimited();
  closeSlowClients(server, slowClients);
  const start = waitForStart(server);
  // The port first: of two servers started by mistake the second must not touch the data.
  const port = await listen(server, settings);
  try {
    const services = await buildServices(settings, port, overrides);
    await giveBack(services);
    const health = createHealth(services);
    start(createHandle({ services, clientDir, health }));
    const backups = backupJob(join(clientDir, '../server/backup.js'));
    const stopJobs = startJobs(services, [...JOBS, backups]);
    let stopped: Promise<void> | undefined;
    const stop = async ({ delay, grace }: StopTimes) => {
      health.drain();
      await pause(delay);
      await Promise.all([closePort(server, grace, services), stopJobs()]);
      await services.close();
    };
    return { services, stop: (how = QUICKLY) => (stopped ??= stop(how)) };
  } catch (error) {
    await close(server, 0);
    throw error;
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers health and keeps other requests waiting, until the function it gives is called with what answers all. */
function waitForStart(server: Server): (handle: Handle) => void {
  const started = Promise.withResolvers<Handle>();
  let handle: Handle = (request, response) => {
    const isLive = request.url === '/livez';
    if (isLive || request.url === '/readyz') return void sendHealth(response, isLive);
    void started.promise.then((answer) => response.destroyed || answer(request, response));
  };
  server.on('request', (request, response) => handle(request, response));
  return (answer) => {
    handle = answer;
    started.resolve(answer);
  };
}

async function sendHealth(response: ServerResponse, healthy: boolean): Promise<void> {
  const answer = healthResponse(healthy);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

type Within = { services: Services; clientDir: string; health: Health };

/** From the first look at a request to the site: the page cache first, then the whole server. */
function createHandle({ services, clientDir, health }: Within): Handle {
  const requests = createRequestMetrics();
  const app = createApp(services, { site, clientDir, health, requests });
  const answer = getRequestListener(app.fetch);
  const render = (request: Request, shared: SharedRequest) => app.fetch(request, { shared });
  const serveCached = servePublicPages({
    services,
    requests,
    render,
    sheets: readStyleSheets(clientDir),
  });
  return (request, response) => {
    if (health.isDraining()) response.shouldKeepAlive = false;
    // As Node answers who names none.
    if (namesTwoHosts(request.rawHeaders)) return response.writeHead(400, CLOSE).end();
    serveCached(request, response, () => void answer(request, response));
  };
}

async function giveBack(services: Services): Promise<void> {
  const given = await releaseAbandoned(services);
  if (given > 0) services.log.warn({ given }, 'gave back what a stopped process had reserved');
}

function createLimited(): Server {
  const server = createServer(LIMITS);
  server.maxHeadersCount = 100;
  server.maxConnections = maxConnections();
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

/** Closes the port at a moment when no connection is arriving, then answers every request that has come. */
async function closePort(server: Server, grace: number, services: Services): Promise<void> {
  const queues = [services.requestQueue, services.uploadQueue];
  for (const queue of queues) queue.pause();
  await waitUntilIdle(server);
  const closed = close(server, grace, services.stopping);
  for (const queue of queues) queue.resume();
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
