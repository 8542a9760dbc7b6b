import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import { clientSubject, limit } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/report-cards-route';
import { parseJudged } from '../../domain/translator/text-requests.ts';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
  maxBytes: TEXT_BODY_BYTES.json,
} satisfies RouteHandle;

const body = jsonBody(parseJudged);

export const middleware = [limit('report-card', clientSubject), body];

/** POST /api/report-cards {text}: the report card of any text. Stores nothing. */
export function action({ context }: Route.ActionArgs): Response {
  const parsed = body.of(context);
  return Response.json(reportCard(parsed.text), { headers: { 'cache-control': 'no-store' } });
}
