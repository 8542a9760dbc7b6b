import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import type { Services } from '../platform/services.ts';
import { readSettings } from '../platform/settings/settings.server.ts';
import { createApp } from './app.server.ts';
import { buildServices } from './build-services.server.ts';
import { createHealth } from './metrics/health.server.ts';

// Node runs the source.
const TASKS = join(import.meta.dirname, 'tasks.server.ts');
const MODEL_PROCESS = join(import.meta.dirname, '../domain/local-model/model-process.server.ts');

// Vite re-imports this module after each change; the services stay open.
const cache = globalThis as { broetryServices?: Promise<Services> };

/** Handles a request in development. */
export async function handleDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const settings = readSettings(process.env);
  const port = request.socket.localPort ?? settings.port;
  cache.broetryServices ??= buildServices(settings, {
    port,
    tasks: TASKS,
    modelProcess: MODEL_PROCESS,
  });
  const services = await cache.broetryServices;
  const health = createHealth(services);
  const app = createApp(services, { site, health });
  await getRequestListener(app.fetch)(request, response);
}
