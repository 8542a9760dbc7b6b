import { data } from 'react-router';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/post-styles.ts';
import { DEFAULT_VOICE, type Direction } from '../../../comedy/translate/voices.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/translate-page';
import { cleanText, parseTranslation } from '../../domain/writing/text-requests.ts';
import {
  translateText,
  type Translation,
  type TranslationRequest,
} from '../../domain/writing/translations.server.ts';
import { Translator } from './translator.tsx';
import { TAGLINE, TITLE } from '../../domain/writing/translator-words.ts';

type Answered = {
  params: TranslationRequest;
  translation: Translation | null;
  error: string | null;
};

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
    const plain = parseTranslation({ ...fields, text: '' });
    const params = plain.ok
      ? { ...plain.request, text: cleanText(text) }
      : { ...START, text: cleanText(text) };
    const error = parsed.message ?? 'The form does not have the expected shape.';
    return data<Answered>({ params, translation: null, error }, { status: 422 });
  }
  const { request: params } = parsed;
  const done = await translateText(services, { viewer, address }, params);
  if (done.ok) return data<Answered>({ params, translation: done.translation, error: null });
  const { message: error, headers } = done;
  return data<Answered>({ params, translation: null, error }, { status: 429, headers });
}

const START: TranslationRequest = {
  text: '',
  direction: 'to-speak' satisfies Direction,
  voice: DEFAULT_VOICE,
  level: DEFAULT_HUMOR_LEVEL,
  seed: 0,
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Translate LinkedIn-speak, both ways',
    description:
      'Plain words into LinkedIn-speak, and LinkedIn-speak into the blunt truth behind it. Free, without an account.',
    path: '/translate',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function TranslatePage({ actionData, loaderData }: Route.ComponentProps) {
  const { params, translation, error } = actionData ?? {
    params: START,
    translation: null,
    error: null,
  };
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {TITLE}
      </h1>
      <p className="mt-3 text-lg text-muted">{TAGLINE}</p>
      <Translator
        given={params}
        translation={translation}
        error={error}
        hasModel={loaderData.hasModel}
      />
    </div>
  );
}
