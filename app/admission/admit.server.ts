import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionCookieName } from '../auth/session-token.server.ts';
import { TOKEN_PREFIX } from '../api-tokens/api-token.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { isPublicApi } from '../public-api/is-public-api.ts';
import type { Services } from '../services.server.ts';
import { createBusyAnswer } from './busy-answer.server.ts';
import { classOf } from './request-class.ts';

/** Lets a request in to `serve` when it is its turn; sends it away when the server is doing all it can. */
export type Admit = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void;

/** The door of this process. A place is held until the answer has ended or its reader has left. */
export function createAdmit(services: Services, requests: RequestMetrics): Admit {
  const { admission, faults, log } = services;
  const session = `${sessionCookieName(services)}=`;
  const sendAway = createBusyAnswer(services.secureCookies);
  return (request, response, serve) => {
    const hasSession = isPublicApi(request.url ?? '')
      ? (request.headers.authorization?.includes(TOKEN_PREFIX) ?? false)
      : (request.headers.cookie?.includes(session) ?? false);
    const name = classOf(request, hasSession);
    if (name === null) return serve();
    const quit = admission.ask(name, {
      go(leave) {
        response.once('close', leave);
        serve();
      },
      shed(reason) {
        const requestId = sendAway(request, response);
        requests.observe(response.statusCode, 0);
        faults.refused('busy');
        const path = request.url?.split('?', 1)[0];
        log.info({ requestId, method: request.method, path, status: 503, class: name, reason });
      },
    });
    response.once('close', quit);
  };
}
