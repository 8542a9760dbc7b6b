import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import { createApp } from './app.server.ts';
import { backupJob } from './backup/schedule-backup.server.ts';
import { releaseAbandoned } from './generator/release-generation.server.ts';
import { JOBS, startJobs } from './jobs/run-jobs.server.ts';
import { createHealth } from './health.server.ts';
import { createRequestMetrics } from './metrics/request-metrics.ts';
import { answerPublic } from './public-pages/answer-public.server.ts';
import { readStyleSheets } from './public-pages/style-sheets.server.ts';
import { isUpload } from './resources/is-upload.ts';
import { buildServices, type Services } from './services.server.ts';
import type { Settings } from './settings.server.ts';

export type Running = {
  services: Services;
  /** Not ready from now on, then: nothing new, what runs is finished, the database is closed. */
  stop: () => Promise<void>;
};

// Slow or endless senders are cut off, so that a few of them cannot hold every connection.
const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 16 * 1024,
};
/** How long a request may be on its way, in milliseconds; pictures longer than others. */
const REQUEST_TIMES = { other: 15_000, upload: LIMITS.requestTimeout };
const STOP_TIME = 1000;

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
  const server = createServer(LIMITS);
  server.maxHeadersCount = 100;
  // The port first: of two servers started by mistake the second must not touch the data.
  const port = await listen(server, settings);
  try {
    const services = await buildServices(settings, port, overrides);
    const given = await releaseAbandoned(services);
    if (given > 0) services.log.warn({ given }, 'gave back what a stopped process had reserved');
    const health = createHealth(services);
    const requests = createRequestMetrics();
    const app = createApp(services, { site, clientDir, health, requests });
    const answer = getRequestListener(app.fetch);
    const sheets = readStyleSheets(clientDir);
    const answerFirst = answerPublic({
      services,
      requests,
      sheets,
      answer: (request, shared) => app.fetch(request, { shared }),
    });
    server.on('request', (request, response) => {
      answerFirst(request, response, () => {
        cutOffSlow(request, isUpload(request) ? times.upload : times.other);
        void answer(request, response);
      });
    });
    const backups = backupJob(join(clientDir, '../server/backup.js'));
    const stopJobs = startJobs(services, [...JOBS, backups]);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      health.drain();
      await Promise.all([close(server), stopJobs()]);
      await services.close();
    };
    return { services, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await close(server);
    throw error;
  }
}

function listen(server: Server, { host, port }: Settings): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
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

async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), STOP_TIME);
  await closed;
  clearTimeout(impatient);
}
