import { type Control, onBuild, onSource } from './control.ts';

const ADMISSION = 'app/admission/admission.test.ts';
const OVERLOAD = 'app/admission/overload.test.ts';
const BREAKER = 'app/writer/breaker.test.ts';

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
    'T21',
    {
      name: 'who reads a stream is told that the server stops',
      file: 'app/serve.server.ts',
      find: 'close(server, grace, services.stopping)',
      replace: 'close(server, grace)',
      test: {
        file: OVERLOAD,
        title: 'tells a reader when the server has to stop in the middle, and gives the post back',
      },
    },
    {
      name: 'a server that stops says that it is not ready',
      file: 'app/health.server.ts',
      find: '      if (draining) return false;\n',
      replace: '',
      test: {
        file: OVERLOAD,
        title: 'goes on answering while it drains, and asks everybody to come back on another line',
      },
    },
  ),
];
