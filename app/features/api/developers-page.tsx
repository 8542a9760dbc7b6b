import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { Fragment, type ReactNode } from 'react';
import { type ApiDescription, describeApi } from '../../domain/api/api-documentation.server.ts';
import type { OperationDetails } from '../../domain/api/operation-details.ts';
import { Contents } from '../../ui/contents.tsx';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { TitleBand } from '../../ui/title-band.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { Command } from '../../ui/command.tsx';
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
    <>
      <TitleBand
        faces={['printer', 'laptop', 'calculator']}
        lead="Thought leadership does not scale by hand. Everything here can be done by a program."
      >
        Developers
      </TitleBand>
      <div className="column py-6 md:py-12">
        <Contents isBar parts={PARTS.map((title) => ({ id: idOf(title), title }))}>
          <a
            href="/account/tokens"
            className="button button-primary w-full shrink-0 max-xl:mt-4 max-md:hidden xl:w-auto"
          >
            Make a token
          </a>
        </Contents>
        <div className="mt-8">
          <ApiReference api={loaderData} />
        </div>
      </div>
    </>
  );
}

function ApiReference({ api }: { api: ApiDescription }) {
  const { token, network, writesAnHour } = api.limits;
  return (
    <>
      <Part
        title="Start"
        shows={
          <div className="xl:-mt-4">
            <Command label="Set up">{api.setUp}</Command>
          </div>
        }
      >
        <p>
          Make a token in <Way to="/account/tokens">your profile</Way>. It is shown once. Put it
          into your shell, and every command below works as it stands.
        </p>
        <a href="/account/tokens" className="button button-primary mt-4 w-full md:hidden">
          Make a token
        </a>
        <p className="mt-3">
          The machine-readable description, OpenAPI 3.1, is at{' '}
          <Way to="/api/v1/openapi.json">/api/v1/openapi.json</Way>.
        </p>
      </Part>
      <Part
        title="Tokens"
        shows={
          <dl className="border-b border-line max-xl:mt-4">
            {api.scopes.map(([scope, words]) => (
              <Row key={scope} term={<Mono>{scope}</Mono>}>
                {words}
              </Row>
            ))}
          </dl>
        }
      >
        <p>
          A token acts for you, within the scopes it was made for. You may have {api.mostTokens};
          each is good for {api.lifetimes.join(', ')}, or without an end. It begins with{' '}
          <Mono>broetry_</Mono>, so that scanners find it in public code. Keep it in a program of
          your own: cookies do not count here, and pages of other sites are not let in.
        </p>
      </Part>
      <div className={`mt-10 border-t border-line pt-10 xl:*:mt-0 xl:*:border-0 xl:*:pt-0 ${PAIR}`}>
        <Part title="Limits">
          <p>
            {token.points} requests in {token.window} seconds for a token, {network.points} for a
            network without one, and {writesAnHour} posts and rounds of replies an hour for a
            member. Every answer that counts says in <Mono>RateLimit</Mono> what is left; a refusal
            says in <Mono>Retry-After</Mono> when to come back. A body has 32 KB at most, and{' '}
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
      </div>
      <Part title="What there is">
        <OperationIndex operations={api.operations} />
        {api.operations.map((operation) => (
          <Fragment key={operation.name}>
            {operation.opens !== undefined && (
              <h3 className="mt-14 font-display text-2xl font-semibold">{operation.opens}</h3>
            )}
            <OperationView {...operation} />
          </Fragment>
        ))}
      </Part>
      <Part title="Refusals">
        <p>
          Always <Mono>application/problem+json</Mono>: <Mono>code</Mono> for programs,{' '}
          <Mono>title</Mono> for people, <Mono>field</Mono> where one is to blame.
        </p>
        <Refusals errors={api.errors} />
      </Part>
      <Part title="Without a program">
        <p className="max-w-[68ch]">
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

/** What is said, and beside it, where there is room, what shows it. */
const PAIR = 'xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-12';

/** Each refusal, in two columns; on phones for those who ask for it. */
function Refusals({ errors }: Pick<ApiDescription, 'errors'>) {
  return (
    <details className="for-wide-screens mt-4">
      <summary className="disclosure font-semibold text-primary">
        Each refusal <ChevronDown size={18} />
      </summary>
      <dl className="border-b border-line xl:columns-2 xl:gap-x-12 xl:border-0">
        {errors.map(({ code, status, message }) => (
          <Row
            key={code}
            term={
              <Mono>
                {status} {code}
              </Mono>
            }
          >
            {message}
          </Row>
        ))}
      </dl>
    </details>
  );
}

/** Each request, in columns; on phones for those who ask for it. */
function OperationIndex({ operations }: Pick<ApiDescription, 'operations'>) {
  return (
    <details className="for-wide-screens rounded-card border border-line bg-tint px-4 py-1 md:p-4">
      <summary className="disclosure font-semibold text-primary">
        Each request <ChevronDown size={18} />
      </summary>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {operations.map(({ name, method, summary }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex min-h-11 items-center gap-3 underline-offset-4 hover:text-primary hover:underline"
            >
              <span
                aria-hidden
                className="w-14 shrink-0 font-mono text-sm font-semibold text-primary"
              >
                {method}
              </span>
              {summary}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function OperationView(operation: ApiDescription['operations'][number]) {
  const { name, method, path, scope, summary, description, details, example } = operation;
  const [first, ...others] = details;
  return (
    <section
      aria-labelledby={name}
      className={`mt-8 border-t border-line pt-8 [h3+&]:mt-4 ${PAIR}`}
    >
      <div className="min-w-0">
        <h4 id={name} className="scroll-mt-8 text-lg font-semibold xl:scroll-mt-24">
          {summary}
        </h4>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <Mono>
            {method} /api/v1{path}
          </Mono>
          <span className="text-sm text-muted">
            {scope === null ? 'open to everybody' : `needs ${scope}`}
          </span>
        </p>
        <p className="mt-3">{withCode(description)}</p>
        {first && <Details {...first} />}
      </div>
      <div className="min-w-0 xl:-mt-4">
        <Command label={summary}>{example}</Command>
      </div>
      {others.map((list) => (
        <div key={list.heading} className="xl:col-span-2 xl:mt-3">
          <Details {...list} rowsClass="xl:columns-2 xl:gap-x-12 xl:border-0" />
        </div>
      ))}
    </section>
  );
}

function Details({ heading, rows, rowsClass = '' }: OperationDetails & { rowsClass?: string }) {
  return (
    <>
      <h5 className="mt-5 mb-2 text-sm font-semibold text-muted">{withCode(heading)}</h5>
      <dl className={`border-b border-line ${rowsClass}`}>
        {rows.map(([name, words]) => (
          <Row key={name} term={<Mono>{name}</Mono>}>
            {withCode(words)}
          </Row>
        ))}
      </dl>
    </>
  );
}

/** A name and what it means, beside each other where there is room. */
function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="break-inside-avoid gap-x-6 border-t border-line py-2 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Sets what stands in backticks as code. */
function withCode(words: string): ReactNode[] {
  return words
    .split('`')
    .map((part, index) => (index % 2 ? <Mono key={index}>{part}</Mono> : part));
}

type PartProps = {
  title: (typeof PARTS)[number];
  /** Beside the words, on narrow screens below them. */
  shows?: ReactNode;
  children: ReactNode;
};

function Part({ title, shows, children }: PartProps) {
  const id = idOf(title);
  return (
    <section
      aria-labelledby={id}
      className="mt-10 border-t border-line pt-10 first:mt-0 first:border-0 first:pt-0"
    >
      <h2 id={id} className="mb-3 scroll-mt-8 text-2xl md:text-3xl xl:scroll-mt-24">
        {title}
      </h2>
      {shows === undefined ? (
        children
      ) : (
        <div className={PAIR}>
          <div className="min-w-0">{children}</div>
          <div className="min-w-0">{shows}</div>
        </div>
      )}
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
