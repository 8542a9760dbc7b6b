import {
  answerSlashCommand,
  isSignedCommand,
  takeSignature,
} from '../../domain/writing/slash-command.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/slash-command-route';

export const handle = {
  readers: 'everyone',
  methods: ['POST'],
  isForPrograms: true,
} satisfies RouteHandle;

/**
 * POST /slash-command: a command in Slack's form, signed with SLASH_COMMAND_SECRET (docs/product.md §7, Other). 404
 * without that setting, 401 for a wrong signature, one that was used, or an old timestamp.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const { slashCommandSecret } = services.settings;
  if (slashCommandSecret === undefined) return problemResponse(NOT_FOUND, requestId);
  const signed = {
    timestamp: request.headers.get('x-slack-request-timestamp'),
    signature: request.headers.get('x-slack-signature'),
    body: await request.text(),
  };
  const isSigned = isSignedCommand(slashCommandSecret, signed, services.now());
  if (!isSigned || !(await takeSignature(services, signed))) {
    services.log.warn({ requestId, event: 'slash_command_refused' }, 'a slash command was refused');
    return problemResponse({ reason: 'signature-invalid' }, requestId);
  }
  const form = new URLSearchParams(signed.body);
  // Slack tests the certificate with this.
  if (form.get('ssl_check') === '1') return new Response(null);
  return Response.json(await answerSlashCommand(services, form.get('text') ?? ''));
}
