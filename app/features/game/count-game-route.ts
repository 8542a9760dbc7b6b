import { countGame } from '../../domain/game/game-counts.server.ts';
import { gamePath } from '../../domain/game/game.ts';
import { formText } from '../../platform/http/form-text.ts';
import { answerViewer } from '../http/action-answer.server.ts';
import { ignoreBots } from '../http/guards.server.ts';
import { limit, networkSubject } from '../http/limit.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/count-game-route';

export const handle = { readers: 'guests', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [
  ignoreBots,
  limit('event-network', networkSubject),
  limit('event', ({ ensureGuestId }) => ensureGuestId()),
];

/** POST the form of a finished game: counts it once for each browser, and answers with the counts of its day. */
export function action(args: Route.ActionArgs) {
  const { viewer, ensureGuestId } = args.context.get(requestContext);
  return answerViewer(
    args,
    [
      viewer,
      (services, _viewer, form) =>
        countGame(services, ensureGuestId(), {
          date: formText(form, 'day'),
          picks: formText(form, 'picks'),
        }),
    ],
    {
      page: '/game',
      done: ({ date, picks }) => ({ to: `${gamePath({ date, picks, isNext: true })}&counted=1` }),
    },
  );
}
