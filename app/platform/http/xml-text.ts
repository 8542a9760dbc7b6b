const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// What XML cannot hold at all is left out.
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Any text as XML can hold it, in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
