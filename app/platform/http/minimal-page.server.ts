import { THEME_SCRIPT } from './theme.ts';

/** A page outside the site: what it has to say needs no script to be said. */
export type MinimalPage = {
  status: number;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
  /** A button that posts to an address. */
  button?: { action: string; label: string };
  /** Runs at once, by the nonce of the answer. */
  script?: string;
  headers?: Headers;
};

/** What a bare page needs of the answer it is in. */
export type PageFrame = { stylesheets: readonly string[]; nonce: string };

/** The answer with that page. Every text in it is escaped; `script` is code of ours. */
export function minimalPage(page: MinimalPage, { stylesheets, nonce }: PageFrame): Response {
  const { status, title, text, links, button, script } = page;
  const headers = new Headers(page.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)} · Broetry</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script nonce="${escape(nonce)}">${THEME_SCRIPT}</script>
${stylesheets.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
</head>
<body>
<header class="border-b border-line">
<p class="column flex min-h-16 items-center font-display text-xl font-semibold tracking-tight">Broetry<span aria-hidden="true" class="text-accent">.</span></p>
</header>
<main class="column py-16 md:py-24">
<h1 class="max-w-[18ch] text-3xl md:text-4xl">${escape(title)}</h1>
<p class="mt-4 max-w-[60ch] text-lg text-muted">${escape(text)}</p>
<div class="mt-8 flex flex-wrap gap-3">
${button ? `<form method="post" action="${escape(button.action)}"><button class="button button-primary">${escape(button.label)}</button></form>` : ''}
${links.map((link, index) => linkButton(link, index === 0 && !button)).join('\n')}
</div>
</main>
${script ? `<script nonce="${escape(nonce)}">${script}</script>` : ''}
</body>
</html>
`;
  return new Response(html, { status, headers });
}

function linkButton({ href, label }: MinimalPage['links'][number], isFirst: boolean): string {
  const look = isFirst ? 'button-primary' : 'button-plain';
  return `<a class="button ${look}" href="${escape(href)}">${escape(label)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
