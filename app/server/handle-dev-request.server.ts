import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import type { Services } from '../platform/services.ts';
import { readSettings } from '../platform/settings/settings.server.ts';
import { createApp } from './app.server.ts';
import { buildServices } from './build-services.server.ts';
import { createHealth } from './metrics/health.server.ts';

// Vite re-imports this module after each change; the services stay open.
const cache = globalThis as { broetryServices?: Promise<Services> };

/** Handles a request in development. */
export async function handleDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const settings = readSettings(process.env);
  cache.broetryServices ??= buildServices(settings, request.socket.localPort ?? settings.port);
  const services = await cache.broetryServices;
  const health = createHealth(services);
  const app = createApp(services, { site, health });
  await getRequestListener(app.fetch)(request, response);
}
