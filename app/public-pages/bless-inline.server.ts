import { createHash } from 'node:crypto';
import type { StyleSheet } from './style-sheets.server.ts';
import { trimStyles } from './trim-styles.ts';

export type Blessed = {
  html: string;
  /** Sources for the policy, such as `'sha256-…'`, of the page's own inline scripts and styles. */
  scripts: string[];
  styles: string[];
};

/**
 * Makes a page that came with a nonce one that can be kept: the nonce goes, and the policy gets a hash for each
 * inline script and style that carried it. One that did not carry it is none of ours and gets no hash, so a
 * kept page protects as well as the others. `sheets` are style sheets by their address: those of the page are
 * put into it, which spares the reader one way to the server before anything is seen. Into a page that is still,
 * only what it needs of them (`data-part`): the whole sheet comes with the framework (`waking/whole-sheet.ts`).
 */
export function blessInline(
  page: string,
  nonce: string,
  sheets: ReadonlyMap<string, StyleSheet>,
): Blessed {
  const isStill = page.includes('<body data-asleep=');
  const inlined = last(page).replaceAll(SHEET, (link, href: string) => {
    const sheet = sheets.get(href);
    if (sheet === undefined) return link;
    const style = isStill
      ? `<style nonce="${nonce}" data-part="">${trimStyles(sheet.rules, page)}</style>`
      : `<style nonce="${nonce}">${sheet.text}</style>`;
    // The link stays for the script that takes the page over, and is not followed.
    return `${style}${link.replace('<link ', UNUSED)}`;
  });
  const scripts: string[] = [];
  const styles: string[] = [];
  const html = inlined.replaceAll(
    INLINE,
    (whole, tag: string, attributes: string, text: string) => {
      if (!attributes.includes(` nonce="${nonce}"`)) return whole;
      const plain = attributes.replace(` nonce="${nonce}"`, '');
      const words = text.replaceAll(nonce, '');
      const hasSource = / src="/.test(attributes);
      if (!hasSource) (tag === 'style' ? styles : scripts).push(hashSource(words));
      return `<${tag}${plain}>${words}</${tag}>`;
    },
  );
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)],
  };
}

// Fonts come when the page is there, and it is not kept waiting for them: browsers hold the first paint back for
// fonts that the head names, a tenth of a second and more on a slow phone.
function last(page: string): string {
  const links = page.match(LATE) ?? [];
  if (links.length === 0) return page;
  return page.replaceAll(LATE, '').replace('</body>', () => `${links.join('')}</body>`);
}

const LATE =
  /<link (?:(?=[^>]*rel="stylesheet")(?=[^>]*data-precedence=")|(?=[^>]*rel="preload")(?=[^>]*as="font"))[^>]*>/g;
// Disabled, it is not applied; for no medium, browsers do not look ahead for it either.
const UNUSED = '<link disabled="" media="not all" ';
const SHEET = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"[^>]*>/g;
const INLINE = /<(script|style)((?: [^>]*)?)>([\s\S]*?)<\/\1>/g;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
