// In this order: most browsers also carry the names of the ones they descend from.
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The browser's family and whether it is a phone or tablet: all that the funnel needs of a user agent. */
export function userAgentFamily(userAgent: string): string {
  const family = FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
  return /\b(Mobile|Android|iPhone|iPad)\b/.test(userAgent) ? `${family} mobile` : family;
}
