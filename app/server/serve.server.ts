import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import {
  closeSlowClients,
  maxConnections,
  oneAtATime,
  waitUntilIdle,
} from './connections.server.ts';
import { createApp } from './app.server.ts';
import { backupJob, JOBS, startJobs } from './jobs.server.ts';
import { findPublicOrigin } from '../domain/instance/public-origin.server.ts';
import { readInstance } from '../domain/instance/instance.server.ts';
import { endDemoKeys } from '../domain/sign-in/demo-account.server.ts';
import { releaseAbandoned } from '../domain/writing/generation-release.server.ts';
import {
  createHealth,
  type Health,
  healthResponse,
  type NotReady,
  versionResponse,
} from './metrics/health.server.ts';
import type { Services } from '../platform/services.ts';
import { buildServices } from './build-services.server.ts';
import { hasTwoHosts } from '../platform/http/same-origin.server.ts';
import type { Settings } from '../platform/settings/settings.server.ts';
import {
  createWaitingApp,
  hasNoOrigin,
  watchForOrigin,
  withOrigin,
} from './wait-for-owner.server.ts';

export type Running = {
  services: Services;
  /** The services at the address of the site; later than the start where the server waits for its owner. */
  opened: Promise<Services>;
  isWaiting: boolean;
  /**
   * Stops the server. It is not ready at once, accepts connections for `delay` milliseconds, then lets requests finish
   * for `grace` milliseconds. Streams that still run end with an error event. Closes the database last.
   */
  stop: (times?: StopTimes) => Promise<void>;
};

export type StopTimes = { delay: number; grace: number };

// app/server/connections.server.ts closes slow connections earlier.
const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
};
const DEFAULT_STOP: StopTimes = { delay: 0, grace: 1000 };
/** Connections that the system queues; it may allow fewer. A dropped one costs its client a second. */
const BACKLOG = 4096;
/** For the error events of streams. */
const STREAM_END_MS = 1000;
const IDLE_CHECK_MS = 50;
const CLOSE = { connection: 'close' };

/**
 * Opens the port, builds the services, releases reservations of a killed process, ends the keys of
 * the demo account where it is off, and serves requests. Earlier requests
 * wait, except health checks. `overrides` replace services, as in `buildServices`. Throws the errors of listen and
 * `buildServices`.
 */
export async function serve(
  settings: Settings,
  clientDir: string,
  overrides: Partial<Services> = {},
): Promise<Running> {
  const server = createLimited();
  closeSlowClients(server);
  const waiting = waitForStart(server);
  // The port first: a second server that is started by mistake must not touch the data.
  const port = await listen(server, settings);
  try {
    const inBuild = (name: string) => join(clientDir, '../server', name);
    const services = await buildServices(
      settings,
      {
        port,
        tasks: inBuild('tasks.js'),
        modelProcess: inBuild('model-process.js'),
        onUpgrade: waiting.migrate,
      },
      overrides,
    );
    await releaseReservations(services);
    await endDemoKeys(services);
    // Known from now on, also while the database is away.
    await readInstance(services.db);
    const health = createHealth(services);
    const backups = backupJob(inBuild('backup.js'));
    let stopJobs = () => Promise.resolve();
    const site = await openSite({ services, health, start: waiting.end }, (known) => {
      waiting.end(createHandle({ services: known, clientDir, health }));
      stopJobs = startJobs(known, [...JOBS, backups]);
    });
    let stopped: Promise<void> | undefined;
    const stop = async ({ delay, grace }: StopTimes) => {
      health.drain();
      site.stopWaiting();
      await pause(delay);
      await Promise.all([closePort(server, grace, services), stopJobs()]);
      await services.close();
    };
    const { opened, isWaiting } = site;
    return { services, opened, isWaiting, stop: (how = DEFAULT_STOP) => (stopped ??= stop(how)) };
  } catch (error) {
    await close(server, 0);
    throw error;
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles health checks and delays other requests until `end` sets their handler. */
function waitForStart(server: Server): { end: (handle: Handle) => void; migrate: () => void } {
  const started = Promise.withResolvers<Handle>();
  let state: NotReady = 'starting';
  let handle: Handle = (request, response) => {
    const answer = earlyAnswer(request.url, state);
    if (answer) return void send(response, answer);
    void started.promise.then((answer) => response.destroyed || answer(request, response));
  };
  server.on(
    'request',
    oneAtATime((request, response) => handle(request, response)),
  );
  return {
    end(answer) {
      handle = answer;
      started.resolve(answer);
    },
    migrate() {
      state = 'migrating';
    },
  };
}

function earlyAnswer(path: string | undefined, state: NotReady): Response | null {
  if (path === '/livez') return healthResponse(true);
  if (path === '/readyz' || path === '/up') return healthResponse(false);
  return path === '/healthz' ? versionResponse(state) : null;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

type SiteParts = { services: Services; health: Health; start: (handle: Handle) => void };

/** Calls `open` with the services of the site, as soon as it has an address. Until then shows the waiting page. */
async function openSite(
  { services, health, start }: SiteParts,
  open: (services: Services) => void,
) {
  const opened = Promise.withResolvers<Services>();
  const openWith = (known: Services) => {
    open(known);
    opened.resolve(known);
  };
  const isUnset = hasNoOrigin(services);
  const stored = isUnset ? await findPublicOrigin(services.db) : null;
  const isWaiting = isUnset && stored === null;
  if (!isWaiting) {
    openWith(stored === null ? services : withOrigin(services, stored));
    return { opened: opened.promise, isWaiting, stopWaiting: () => undefined };
  }
  let isOpen = false;
  const onOrigin = (origin: string) => {
    if (isOpen) return;
    isOpen = true;
    stopWaiting();
    openWith(withOrigin(services, origin));
  };
  const stopWaiting = watchForOrigin(services, onOrigin);
  start(handleWith(createWaitingApp({ services, health, onOrigin }).fetch, health));
  return { opened: opened.promise, isWaiting, stopWaiting };
}

type HandlerParts = { services: Services; clientDir: string; health: Health };

function createHandle({ services, clientDir, health }: HandlerParts): Handle {
  return handleWith(createApp(services, { site, clientDir, health }).fetch, health);
}

function handleWith(fetch: Parameters<typeof getRequestListener>[0], health: Health): Handle {
  const answer = getRequestListener(fetch);
  return (request, response) => {
    if (health.isDraining()) response.shouldKeepAlive = false;
    // As Node does without a Host header.
    if (hasTwoHosts(request.rawHeaders)) return response.writeHead(400, CLOSE).end();
    void answer(request, response);
  };
}

async function releaseReservations(services: Services): Promise<void> {
  const given = await releaseAbandoned(services);
  if (given > 0) services.log.warn({ given }, 'gave back what a stopped process had reserved');
}

function createLimited(): Server {
  const server = createServer(LIMITS);
  server.maxHeadersCount = 100;
  server.maxConnections = maxConnections();
  return server;
}

async function listen(server: Server, { host, port }: Settings): Promise<number> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Closes the port while no connection is arriving, then finishes the requests that have arrived. */
async function closePort(
  server: Server,
  grace: number,
  services: Pick<Services, 'requestQueue' | 'uploadQueue' | 'stopping'>,
): Promise<void> {
  const queues = [services.requestQueue, services.uploadQueue];
  for (const queue of queues) queue.pause();
  await waitUntilIdle(server);
  const closed = close(server, grace, services.stopping);
  for (const queue of queues) queue.resume();
  await closed;
}

async function close(server: Server, grace: number, streams?: AbortController): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  // Also connections that become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  server.closeIdleConnections();
  const ending = setTimeout(() => streams?.abort(), grace);
  const last = setTimeout(() => server.closeAllConnections(), grace + STREAM_END_MS);
  await closed;
  clearInterval(idle);
  for (const timer of [ending, last]) clearTimeout(timer);
  streams?.abort();
}
