import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import { parseJudged, parseSection, parseTranslation } from '../../domain/writing/text-requests.ts';
import { translateText } from '../../domain/writing/translations.server.ts';
import { type ApiAnswer, type ApiRefusal, type MemberAsk, refusal } from './answer-api.server.ts';

/** POST /api/v1/translations */
export async function answerTranslate(ask: MemberAsk): Promise<ApiAnswer> {
  const { services, member: viewer, address } = ask;
  const parsed = parseTranslation(ask.body);
  if (!parsed.ok) return refusalOf(parsed);
  const done = await translateText(services, { viewer, address }, parsed.ask);
  if (!done.ok) return refusal(done);
  const { card, ...translation } = done.translation;
  return { body: { ...translation, card: card === null ? null : services.publicOrigin + card } };
}

/** POST /api/v1/report-cards */
export async function answerJudge(ask: MemberAsk): Promise<ApiAnswer> {
  const { services, member: viewer, address } = ask;
  const parsed = parseJudged(ask.body);
  if (!parsed.ok) return refusalOf(parsed);
  const taken = await services.rateLimits.take('report-card', { viewer, address });
  return taken.ok ? { body: reportCard(parsed.text) } : refusal(taken);
}

/** POST /api/v1/comment-sections */
export async function answerComment({ services, member, body }: MemberAsk): Promise<ApiAnswer> {
  const parsed = parseSection(body);
  if (!parsed.ok) return refusalOf(parsed);
  const taken = await services.rateLimits.take('api-comments', member);
  if (!taken.ok) return refusal(taken);
  const { seed } = parsed.choice;
  const { comments, spared } = writeCommentSection(parsed.text, parsed.choice);
  const shown = comments.map(({ key, persona, label, name, headline, text, likes, answers }) => {
    return { key, persona, label, name, headline, text, likes, answers };
  });
  return { body: { seed, comments: shown, spared } };
}

type Fault = { code: ApiRefusal['refused']; field?: string; message?: string };

function refusalOf({ code, field, message: title }: Fault): ApiRefusal {
  return { refused: code, field, title };
}
