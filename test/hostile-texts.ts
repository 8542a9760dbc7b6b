/** Texts that try to break a page. Each must be shown unchanged or not at all. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>window.hit=1</script>',
  '</script><script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=1>',
  "'-window.hit=1-'",
  '<svg/onload=window.hit=1>',
  '<iframe srcdoc="<script>parent.hit=1</script>">',
  'javascript:window.hit=1',
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  ']]><x>',
  '<!-- --><b>--!>',
  '&lt;script&gt; &amp;#60; &#x3c;img&#62;',
  '</title><meta http-equiv=refresh content=0;url=//evil.example>',
  '</textarea></style></noscript><script>window.hit=1</script>',
  '"; window.hit=1; //',
  '`${window.hit=1}`',
  '\u2028window.hit=1\u2029',
  'admin\u202Egnp.exe',
  '\u2066\u2067isolated\u2069',
  'a\u0000b\u0008c\u001bd',
  '\ud800 half an emoji',
  '\uffff\ufffe',
  'x'.repeat(2000),
  '🚀'.repeat(200),
];

/** Every fourth text, for tests that take seconds per text. All with `npm run test:all`. */
export const SOME_HOSTILE_TEXTS: readonly string[] = HOSTILE_TEXTS.filter(
  (_, index) => process.env['TEST_ALL'] !== undefined || index % 4 === 0,
);
