import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as site from 'virtual:react-router/server-build';
import { createApp } from './app.server.ts';
import { createHealth } from './metrics/health.server.ts';
import type { Services } from '../platform/services.ts';
import { buildServices } from './services.server.ts';
import { readSettings } from '../platform/settings/settings.server.ts';

// Vite imports this module anew after each change; the database must not be opened anew with it.
const kept = globalThis as { broetryServices?: Promise<Services> };

/** Answers one request in development. */
export async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const settings = readSettings(process.env);
  kept.broetryServices ??= buildServices(settings, request.socket.localPort ?? settings.port);
  const services = await kept.broetryServices;
  const health = createHealth(services);
  const app = createApp(services, { site, health });
  await getRequestListener(app.fetch)(request, response);
}
