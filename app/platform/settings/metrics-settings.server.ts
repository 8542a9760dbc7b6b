import { optionalText, type SettingEntry } from './setting-values.server.ts';

const SHORTEST_TOKEN = 16;

/** Who may read what this server measures, and who else may measure its visitors. */
export const METRICS_SETTINGS = {
  metricsToken: {
    variable: 'METRICS_TOKEN',
    doc: 'The bearer token that opens /metrics, for Prometheus; at least 16 characters. Stays on the server.',
    shownDefault: 'none: there is no /metrics',
    schema: optionalText.refine(
      (text) => text === undefined || text.length >= SHORTEST_TOKEN,
      `must be at least ${SHORTEST_TOKEN} characters long`,
    ),
  },
  analyticsScriptUrl: {
    variable: 'ANALYTICS_SCRIPT_URL',
    doc: 'A script of your own analytics, such as https://stats.example/script.js. Every page loads it, and it may send data to its own origin; then tell your visitors.',
    shownDefault: 'none',
    schema: optionalText.refine(
      (text) => text === undefined || isHttps(text),
      'must be an address that starts with https://',
    ),
  },
} satisfies Record<string, SettingEntry>;

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
