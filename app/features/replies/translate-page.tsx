import { data, useSearchParams } from 'react-router';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/post-styles.ts';
import { DEFAULT_VOICE } from '../../../comedy/translate/voices.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import { pageMeta } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/translate-page';
import { cleanText, parseTranslation } from '../../domain/writing/text-requests.ts';
import { translateText } from '../../domain/writing/translations.server.ts';
import { EMPTY_DRAFT } from '../translator/react-storage.ts';
import { type Translated, Translator } from '../translator/translator.tsx';
import { ReactStep } from './react-step.tsx';

/** Whether there is a model to ask: the same for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  return { hasModel: context.get(requestContext).services.translationWriter.name === 'model' };
}

/** The form without script. `swap` changes the direction. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer, address } = context.get(requestContext);
  const form = (await readForm(request)) ?? new FormData();
  const text = formText(form, 'text');
  const fields = {
    text,
    direction: formText(form, 'swap') || formText(form, 'direction'),
    voice: formText(form, 'voice') || DEFAULT_VOICE,
    level: formText(form, 'level') || DEFAULT_HUMOR_LEVEL,
  };
  const parsed = parseTranslation(fields);
  if (!parsed.ok) {
    // The text may be what is wrong: the choices stay.
    const plain = parseTranslation({ ...fields, text: '' });
    const body = { ...(plain.ok ? plain.request : EMPTY_DRAFT), text: cleanText(text) };
    const error = parsed.message ?? 'The form does not have the expected shape.';
    return data<Translated>({ body, data: null, error }, { status: 422 });
  }
  const sent = { body: parsed.request, data: null, error: null };
  const paused = await findPause(services.db);
  const done = paused ?? (await translateText(services, { viewer, address }, parsed.request));
  if ('translation' in done) return data<Translated>({ ...sent, data: done.translation });
  const { message: error, headers } = done;
  return data<Translated>({ ...sent, error }, { status: paused ? 503 : 429, headers });
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Translate LinkedIn-speak, both ways',
    description:
      'Plain words into LinkedIn-speak, and LinkedIn-speak into the blunt truth behind it. Free, without an account.',
    path: '/translate',
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function TranslatePage({ actionData, loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <div className="column py-8 md:py-12">
      <ReactStep tab="meaning" given={actionData?.body} post={params.get('post') ?? undefined}>
        {(pasted) => (
          <Translator pasted={pasted} hasModel={loaderData.hasModel} translated={actionData} />
        )}
      </ReactStep>
    </div>
  );
}
