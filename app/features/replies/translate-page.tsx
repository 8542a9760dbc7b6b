import { data } from 'react-router';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import { DEFAULT_VOICE } from '../../../comedy/translate/voices.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { describeRejection } from '../../platform/http/problem.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readOnlyForm, readRefusedForm } from '../http/form-changes.server.ts';
import { clientSubject, takeLimitPoint } from '../http/limit.server.ts';
import { requestContext } from '../http/request-context.ts';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { BackLink, PageTitle } from '../../ui/page-header.tsx';
import { PausedNote } from '../posts/paused-note.tsx';
import { useViewer } from '../site/use-viewer.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/translate-page';
import { cleanText, parseTranslation } from '../../domain/translator/text-requests.ts';
import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { composeTranslation } from '../../domain/translator/translations.server.ts';
import { usePasted } from '../translator/paste-box.tsx';
import { EMPTY_DRAFT } from '../translator/react-storage.ts';
import { type Translated, Translator } from '../translator/translator.tsx';

export const handle = {
  readers: 'guests',
  maxBytes: TEXT_BODY_BYTES.form,
  isWriting: true,
  shared: {},
  sitemap: true,
} satisfies RouteHandle;

/** Whether there is a model to ask: the same for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  return { hasModel: context.get(requestContext).services.translationWriter.name === 'model' };
}

/** The form without script. `swap` changes the direction. */
export async function action(args: Route.ActionArgs) {
  const known = args.context.get(requestContext);
  const { services } = known;
  const paused = await findPause(services.db);
  const refused = paused ?? (await takeLimitPoint(known, 'translate', clientSubject(known)));
  const form = refused.ok ? await readOnlyForm(args) : await readRefusedForm(args);
  const text = formText(form, 'text');
  const fields = {
    text,
    direction: formText(form, 'swap') || formText(form, 'direction'),
    voice: formText(form, 'voice') || DEFAULT_VOICE,
    level: formText(form, 'level') || DEFAULT_HUMOR_LEVEL,
  };
  // The form is kept, also with a text that is too long.
  const plain = parseTranslation({ ...fields, text: '' });
  const sent = { ...(plain.ok ? plain.request : EMPTY_DRAFT), text: cleanText(text) };
  const parsed = refused.ok ? parseTranslation(fields) : refused;
  if (!parsed.ok) {
    const { message: error = 'The form does not have the expected shape.', headers } = parsed;
    const { status } = describeRejection(parsed);
    return data<Translated>({ body: sent, data: null, error }, { status, headers });
  }
  const translation = composeTranslation(services.secret, parsed.request);
  return data<Translated>({ body: parsed.request, data: translation, error: null });
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Translate LinkedIn-speak, both ways',
    description:
      'Plain words into LinkedIn-speak, and LinkedIn-speak into the blunt truth behind it. Free, without an account.',
    path: '/translate',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function TranslatePage({ actionData, loaderData }: Route.ComponentProps) {
  const isMember = useViewer().kind === 'member';
  const pasted = usePasted(actionData?.body ?? {});
  return (
    <div className="column py-8 md:py-12">
      <BackLink to={isMember ? '/home' : '/'}>Back</BackLink>
      <PageTitle
        face="note-0"
        about="Plain words into LinkedIn-speak, and back. The way back is shorter."
        className="mt-3"
      >
        Translate
      </PageTitle>
      <PausedNote />
      <div className="mt-5">
        <Translator pasted={pasted} hasModel={loaderData.hasModel} translated={actionData} />
      </div>
    </div>
  );
}
