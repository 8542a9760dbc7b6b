/** Returns a page's title, meta tags, structured data and headings. */
export function readPage(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g)];
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(
      metas.map(([, name = '', content = '']) => [name, unescapeHtml(content)]),
    ) as Record<string, string | undefined>,
    canonical: unescapeHtml(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''),
    data: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
    headings: [...main.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) => textOf(words)),
    text: textOf(main),
  };
}

function textOf(html: string): string {
  const bare = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return unescapeHtml(bare).replaceAll(/\s+/g, ' ').trim();
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);
}
