import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { fakeProvider, modelEnvironment } from '../model-settings.ts';
import { freePort } from '../free-port.ts';
import { type AppProcess, appProcess } from '../processes/app-process.ts';
import { createBrowser } from '../test-app.ts';
import { type Incidents, post, watch } from './incident.ts';
import { type Scrape, scrape, TOKEN } from './scrape.ts';

const UPTIME = 'broetry_uptime_seconds';
const CLOCK = 'broetry_clock_seconds';
const LATE = 'broetry_event_loop_delay_seconds{quantile="0.99"}';
const GIVEN_BACK = 'broetry_faults_total{fault="given-back"}';

/** A process of its own that is ended in the middle of a post, and started again. */
async function endMidway(end: (app: AppProcess) => Promise<unknown>): Promise<[Scrape, Scrape]> {
  const provider = await fakeProvider(() => undefined);
  const app = await appProcess({ ...modelEnvironment(provider), METRICS_TOKEN: TOKEN });
  onTestFinished(async () => {
    await app.kill();
    app.remove();
  });
  await app.start();
  // Longer than the next start takes until it is looked at.
  await pause(3000);
  const before = await scrape(app.origin);
  const asked = post({ browser: () => createBrowser(app.origin) }).catch(() => null);
  await expect.poll(() => provider.asked.length).toBe(1);
  await end(app);
  await asked;
  await app.start();
  return [before, await scrape(app.origin)];
}

async function holdUp(): Promise<void> {
  for (let time = 0; time < 4; time += 1) {
    const end = performance.now() + 700;
    while (performance.now() < end);
    await pause(25);
  }
}

/** A process whose log goes to a device that is always full. */
async function logIntoNothing(): Promise<[Scrape, Scrape]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-log-'));
  const output = openSync('/dev/full', 'w');
  const port = String(await freePort());
  const main = join(import.meta.dirname, '../../build/server/main.js');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: dataDir, METRICS_TOKEN: TOKEN },
    stdio: ['ignore', output, 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    closeSync(output);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  const before = await scrape(origin);
  await fetch(`${origin}/api/viewer`);
  return [before, await scrape(origin)];
}

function runAhead(): Promise<[Scrape, Scrape]> {
  let ahead = 0;
  return watch({ overrides: { now: () => Date.now() + ahead } }, () => (ahead = 3_600_000));
}

/** What can happen to a process, and what it does itself. */
export const PROCESS_INCIDENTS: Incidents = {
  'a process is killed in the middle of a post': {
    alerts: ['BroetryCutOff'],
    moves: { F9: GIVEN_BACK, F10: GIVEN_BACK },
    happen: () => endMidway((app) => app.kill()),
  },
  'a process is started again': {
    alerts: [],
    moves: { F16: UPTIME },
    happen: () => endMidway((app) => app.stop()),
    isTold: ({ samples: old }, { samples }) => samples.get(UPTIME)! < old.get(UPTIME)!,
  },
  'the clock is an hour ahead': {
    alerts: ['BroetryClockWrong'],
    moves: { F17: CLOCK },
    happen: runAhead,
    isTold: (_, { at, samples }) => samples.get(CLOCK)! - at > 3000,
  },
  'the process is held up': {
    alerts: ['BroetryHeldUp'],
    moves: { F19: LATE },
    happen: () => watch({}, holdUp),
    isTold: (_, { samples }) => samples.get(LATE)! > 0.5,
  },
  'the process is gone': {
    alerts: ['BroetryDown'],
    moves: { F20: 'up', F22: 'up' },
    happen: () => watch({}, ({ stop }) => stop()),
  },
  'nobody takes the log': {
    alerts: ['BroetryLogLost'],
    moves: { F23: 'broetry_log_lines_lost_total' },
    happen: logIntoNothing,
  },
};
