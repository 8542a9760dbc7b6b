// The entry point of tests: server and site from one build.
export { releaseAbandoned } from '../domain/writing/generation-release.server.ts';
export { runDueJobs } from './jobs.server.ts';
export { serve } from './serve.server.ts';
export { RequestQueue } from '../platform/limits/request-queue.ts';
export { readSettings } from '../platform/settings/settings.server.ts';
