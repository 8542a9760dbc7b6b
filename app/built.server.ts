// What the tests drive: the shell and the site out of one build, as people run them.
export { releaseAbandoned } from './generator/release-generation.server.ts';
export { runDueJobs } from './jobs/run-jobs.server.ts';
export { serve } from './serve.server.ts';
export { readSettings } from './settings.server.ts';
