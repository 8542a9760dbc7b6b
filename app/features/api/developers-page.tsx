import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import type { ReactNode } from 'react';
import { type ApiDescription, describeApi } from '../../domain/api/api-documentation.server.ts';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { Command } from './command.tsx';
import type { Route } from './+types/developers-page';

export const handle = { readers: 'guests', shared: {}, sitemap: true } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return describeApi(context.get(requestContext).services.publicOrigin);
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Developers',
    description: 'Posts, replies, translations and verdicts for programs: the API, with examples.',
    path: '/developers',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-4xl">
        Developers
      </h1>
      <p className="mt-4 max-w-[44ch] font-display text-xl leading-snug text-muted">
        Thought leadership does not scale by hand. Everything here can be done by a program.
      </p>
      <div className="beside mt-8">
        <Contents operations={loaderData.operations} />
        <div className="beside-main">
          <ApiReference api={loaderData} />
        </div>
      </div>
    </div>
  );
}

function ApiReference({ api }: { api: ApiDescription }) {
  const { token, network, writesAnHour } = api.limits;
  return (
    <>
      <Part title="Start">
        <p>
          Make a token in <Way to="/account/tokens">your profile</Way>. It is shown once. Put it
          into your shell, and every command below works as it stands.
        </p>
        <Command label="Set up">{api.setUp}</Command>
        <p className="mt-3">
          The machine-readable description, OpenAPI 3.1, is at{' '}
          <Way to="/api/v1/openapi.json">/api/v1/openapi.json</Way>.
        </p>
      </Part>
      <Part title="Tokens">
        <p>
          A token acts for you, within the scopes it was made for. You may have {api.mostTokens};
          each is good for {api.lifetimes.join(', ')}, or without an end. It begins with{' '}
          <Mono>broetry_</Mono>, so that scanners find it in public code. Keep it in a program of
          your own: cookies do not count here, and pages of other sites are not let in.
        </p>
        <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {api.scopes.map(([scope, words]) => (
            <div key={scope} className="sm:contents">
              <dt>
                <Mono>{scope}</Mono>
              </dt>
              <dd className="text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Limits">
        <p>
          {token.points} requests in {token.window} seconds for a token, {network.points} for a
          network without one, and {writesAnHour} posts and rounds of replies an hour for a member.
          Every answer that counts says in <Mono>RateLimit</Mono> what is left; a refusal says in{' '}
          <Mono>Retry-After</Mono> when to come back. A body has 32 KB at most, and{' '}
          {TEXT_BODY_BYTES.json / 1000} KB where it holds a text of up to{' '}
          {MAX_TEXT_LENGTH.toLocaleString('en')} characters.
        </p>
      </Part>
      <Part title="Twice is once">
        <p>
          Send an <Mono>Idempotency-Key</Mono> with what writes. When the line goes dead, send the
          same again: you get the same post, not a second one.
        </p>
      </Part>
      <Part title="What there is">
        {api.operations.map((operation) => (
          <section
            key={operation.name}
            aria-labelledby={operation.name}
            className="mt-8 first:mt-4"
          >
            <h3 id={operation.name} className="text-lg font-semibold">
              {operation.summary}
            </h3>
            <p className="mt-1">
              <Mono>
                {operation.method} /api/v1{operation.path}
              </Mono>
              <span className="ms-3 text-sm text-muted">
                {operation.scope === null ? 'open to everybody' : operation.scope}
              </span>
            </p>
            <p className="mt-2 text-muted">{operation.description.replaceAll('`', '')}</p>
            <Command label={operation.summary}>{operation.example}</Command>
          </section>
        ))}
      </Part>
      <Part title="Refusals">
        <p>
          Always <Mono>application/problem+json</Mono>: <Mono>code</Mono> for programs,{' '}
          <Mono>title</Mono> for people, <Mono>field</Mono> where one is to blame.
        </p>
        <ul className="mt-4 space-y-3">
          {api.errors.map(({ code, status, message }) => (
            <li key={code}>
              <Mono>
                {status} {code}
              </Mono>
              <span className="block text-muted">{message}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Without a program">
        <p>
          <Way to="/bookmarklet">Three bookmarklets</Way> take what you select on any page to a
          reply, its meaning or its score. Whoever runs this server has <Mono>npm run broem</Mono>:
          it writes, replies, translates, judges and comments without a server, and with the two
          variables above it remixes, lists your posts and opens the hall of fame on this one.
        </p>
      </Part>
    </>
  );
}

const PARTS = [
  'Start',
  'Tokens',
  'Limits',
  'Twice is once',
  'What there is',
  'Refusals',
  'Without a program',
] as const;

function Contents({ operations }: Pick<ApiDescription, 'operations'>) {
  return (
    <nav
      aria-label="Contents"
      className="card beside-part px-5 py-3 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto"
    >
      <p className="eyebrow mt-2 max-xl:sr-only">On this page</p>
      <ul className="flex flex-wrap gap-x-5 xl:block">
        {PARTS.map((title) => (
          <ContentsEntry key={title} id={idOf(title)} words={title} />
        ))}
      </ul>
      <details className="for-wide-screens border-t border-line">
        <summary className="disclosure text-primary">
          Each request <ChevronDown size={18} />
        </summary>
        <ul className="grid grid-cols-1 gap-x-5 pt-2 text-sm sm:grid-cols-2 xl:grid-cols-1">
          {operations.map(({ name, summary }) => (
            <ContentsEntry key={name} id={name} words={summary} />
          ))}
        </ul>
      </details>
    </nav>
  );
}

function ContentsEntry({ id, words }: { id: string; words: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="inline-flex min-h-11 min-w-11 items-center text-primary underline-offset-4 hover:underline"
      >
        {words}
      </a>
    </li>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function Part({ title, children }: { title: (typeof PARTS)[number]; children: ReactNode }) {
  const id = idOf(title);
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-8 max-xl:first:mt-8 xl:first:border-0 xl:first:pt-0"
    >
      <h2 id={id} className="mb-3 scroll-mt-6 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="text-primary underline underline-offset-4">
      {children}
    </a>
  );
}

function Mono({ children }: { children: ReactNode }) {
  return <code className="font-mono text-[0.9em] break-words">{children}</code>;
}
