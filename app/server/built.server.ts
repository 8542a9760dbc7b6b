// What the tests drive: the shell and the site out of one build, as people run them.
export { releaseAbandoned } from '../domain/writing/generation-release.server.ts';
export { runDueJobs } from './jobs.server.ts';
export { serve } from './serve.server.ts';
export { readSettings } from '../platform/settings/settings.server.ts';
