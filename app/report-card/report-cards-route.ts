import { z } from 'zod';
import { type ReportCard, reportCard } from '../../comedy/devices/report-card.ts';
import { LONGEST_TEXT } from '../../comedy/translate/voices.ts';
import { shapeFailure } from '../body-faults.ts';
import { onlyPost, problemResponse } from '../errors.ts';
import { addressBucket } from '../guests/address-bucket.server.ts';
import { readJson } from '../read-json.server.ts';
import { requestContext } from '../request-context.ts';
import { tooLong } from '../translator/translator-words.ts';
import type { Route } from './+types/report-cards-route';

const shape = z.strictObject({ text: z.string() });

/** POST /api/report-cards {text}: the report card of any text, for everybody. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address } = context.get(requestContext);
  if (request.method !== 'POST') return onlyPost(requestId);
  const body = await readJson(request);
  if (!body.ok) return problemResponse(body.code, { requestId });
  const parsed = shape.safeParse(body.value);
  if (!parsed.success) {
    const { code, field, message: title } = shapeFailure(parsed.error);
    return problemResponse(code, { requestId, field, title });
  }
  const { text } = parsed.data;
  if (text.length > LONGEST_TEXT) {
    return problemResponse('invalid-field', {
      requestId,
      field: 'text',
      title: tooLong(text.length),
    });
  }
  const who = viewer.kind === 'member' ? viewer.id : addressBucket(address);
  const wait = await services.actionLimits.take('report-card', who);
  if (wait !== null) {
    return problemResponse('too-many-requests', {
      requestId,
      headers: { 'retry-after': String(wait) },
    });
  }
  const card: ReportCard = reportCard(text);
  return Response.json(card, { headers: { 'cache-control': 'no-store' } });
}

/** GET has nothing to say here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return onlyPost(context.get(requestContext).requestId);
}
