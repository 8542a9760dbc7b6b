import { answerSlashCommand, isSignedCommand } from '../../domain/writing/slash-command.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/slash-command-route';

export const middleware = [allowMethods('POST')];

/**
 * POST /slash-command: a command in Slack's form, signed with SLASH_COMMAND_SECRET (docs/product.md §7, Other). 404
 * without that setting, 401 for a wrong signature or an old timestamp.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const { slashCommandSecret } = services.settings;
  if (slashCommandSecret === undefined) return problemResponse('not-found', { requestId });
  const signed = {
    timestamp: request.headers.get('x-slack-request-timestamp'),
    signature: request.headers.get('x-slack-signature'),
    body: await request.text(),
  };
  if (!isSignedCommand(slashCommandSecret, signed, services.now())) {
    services.log.warn({ requestId, event: 'slash_command_refused' }, 'a slash command was refused');
    return problemResponse('signature-invalid', { requestId });
  }
  const form = new URLSearchParams(signed.body);
  // Slack tests the certificate with this.
  if (form.get('ssl_check') === '1') return new Response(null);
  return Response.json(answerSlashCommand(services, form.get('text') ?? ''));
}
