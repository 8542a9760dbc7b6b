import { type Control, onBuild, onSource } from './control.ts';

const ADMISSION = 'app/admission/admission.test.ts';
const OVERLOAD = 'app/admission/overload.test.ts';
const BREAKER = 'app/writer/breaker.test.ts';

const INCIDENTS = {
  file: 'app/metrics/alerts.test.ts',
  title: 'moves its number, and sets off what tells of it and nothing else, when $name',
};

const GOES = 'app/counted-goes.test.ts';
const FLOODS = 'app/guests/flood-counters.test.ts';

/** Too many at once, a model that fails, and the end of a process: docs/security.md, T1, T12 and T21. */
export const LOAD_CONTROLS: readonly Control[] = [
  ...onSource(
    'T12',
    {
      name: 'a line has an end',
      file: 'app/admission/admission.ts',
      find: "return waiting.size >= limit.waiting ? 'full' : null;",
      replace: 'return null;',
      test: {
        file: ADMISSION,
        title:
          'serves as many as there are places, lets as many wait, and sends the rest away at once',
      },
    },
    {
      name: 'nobody joins a line that would be too long a wait',
      file: 'app/admission/admission.ts',
      find: 'pace.timeOf(waiting.size)',
      replace: '0',
      test: {
        file: ADMISSION,
        title:
          'lets nobody join a line that would be too long a wait, although nobody in it has waited long',
      },
    },
    {
      name: 'those at the door are looked at before the next one is let in',
      file: 'app/admission/admission.ts',
      find: 'if (knocks === before || ',
      replace: 'if (before >= 0 || ',
      test: {
        file: ADMISSION,
        title: 'keeps those in line back while people come in at the door, but not for long',
      },
    },
    {
      name: 'health waits in no line',
      file: 'app/admission/request-class.ts',
      find: '  if (HEALTH.has(path)) return null;\n',
      replace: '',
      test: {
        file: 'app/admission/request-class.test.ts',
        title: '%s %s is %s of a guest, %s of a member',
      },
    },
  ),
  ...onSource(
    'T1',
    {
      name: 'a model that fails is left alone',
      file: 'app/writer/breaker.ts',
      find: '      nextProbe ??= now() + REST;\n',
      replace: '',
      test: { file: BREAKER, title: 'opens at the tenth failure and not before' },
    },
    {
      name: 'what failed is tried again in few cases',
      file: 'app/writer/breaker.ts',
      find: 'if (nextProbe !== null || retries < 1) return false;',
      replace: '',
      test: {
        file: BREAKER,
        title: 'lets one call in ten be tried again at most, and none while it is open',
      },
    },
  ),
  ...onBuild(
    'T12',
    {
      name: 'a place at the door is for a body that has come',
      file: 'app/serve.server.ts',
      find: '      whenWhole(request, serveIt);',
      replace: '      if (whenWhole.length > 0) serveIt();',
      test: {
        file: 'app/admission/slow-senders.test.ts',
        title:
          'serves everybody else while 500 send a byte now and then, and hangs up on each of them',
      },
    },
    {
      name: 'what the server could not do is given back to the hour',
      file: 'app/app.server.ts',
      find: '    if (answer.status >= 500) await goes.giveBack();\n',
      replace: '',
      test: {
        file: GOES,
        title: 'takes no %s from the hour that the server itself could not do',
      },
    },
  ),
  ...onBuild(
    'T19',
    {
      name: 'a torn line of the log ends before the next',
      file: 'app/log.server.ts',
      find: '      if (done > 0) LINES.isTorn = true;\n',
      replace: '',
      test: {
        file: 'app/log-sink.test.ts',
        title: 'goes on answering while nobody reads its log, and tears no line',
      },
    },
    {
      name: 'a refusal is counted',
      file: 'app/finish-answer.server.ts',
      find: '  else if (refusal !== null) faults.refused(refusal);\n',
      replace: '',
      test: INCIDENTS,
    },
    {
      name: 'who measures is told also while the database is away',
      file: 'app/metrics/site-metrics.server.ts',
      find: '      return null;\n    }),',
      replace: '      throw error;\n    }),',
      test: INCIDENTS,
    },
  ),
  ...onSource(
    'T12',
    {
      name: 'a refused try is no go',
      file: 'app/guests/flood-counters.server.ts',
      find: '      await limiter.reward(who);\n      const wait',
      replace: '      const wait',
      test: {
        file: FLOODS,
        title: 'gives back what was taken, once and to whom it belongs, in counters of %s',
      },
    },
    {
      name: 'nothing is given back to an hour that has begun anew',
      file: 'app/guests/flood-counters.server.ts',
      find: 'if (performance.now() < end) await',
      replace: 'if (end > 0) await',
      test: { file: FLOODS, title: 'gives nothing back to an hour that has begun anew' },
    },
  ),
  ...onBuild(
    'T21',
    {
      name: 'the port is closed when nobody stands at the door',
      file: 'app/serve.server.ts',
      find: 'await quietMoment(server);',
      replace: 'void quietMoment;',
      test: {
        file: 'app/admission/quiet-moment.test.ts',
        title:
          'closes the port when nobody stands at the door: who was let in by the system is answered',
      },
    },
    {
      name: 'who reads a stream is told that the server stops',
      file: 'app/serve.server.ts',
      find: 'close(server, grace, streams)',
      replace: 'close(server, grace, streams.signal.aborted ? streams : undefined)',
      test: {
        file: OVERLOAD,
        title: 'tells a reader when the server has to stop in the middle, and gives the post back',
      },
    },
    {
      name: 'a server that stops says that it is not ready',
      file: 'app/health.server.ts',
      find: '      draining = true;\n',
      replace: '',
      test: {
        file: OVERLOAD,
        title: 'goes on answering while it drains, and asks everybody to come back on another line',
      },
    },
  ),
];
