import { either, pattern } from '../language/pattern-parts.ts';

/** Corporate buzzwords. */
export const CORPORATE = pattern(
  'giu',
  /\b/u,
  either(
    /leverag(?:e|ed|ing)|synerg\w+|ideat\w+|circle back|move the needle|moving the needle|low-hanging fruit|paradigm/u,
    /value[- ]add|best-in-class|world-class|game[- ]?chang\w+|thought[- ]lead\w+|deep[- ]dive|double[- ]down/u,
    /doubling down|north star|growth mindset|mission-driven|purpose-driven|data-driven|customer-obsessed/u,
    /results-driven|cutting-edge|bleeding-edge|next-level|operationali[sz]\w+|disrupt\w*|unlock\w*|empower\w*/u,
    /supercharg\w+|10x|holistic\w*|ecosystems?|stakeholders?|alignment|at scale|scalable|hyper-?growth|hustl\w+/u,
    /personal brand|high[- ]perform\w+|impactful|change-?makers?|authenticity|storytelling|passionate about/u,
    /key learnings?|transformational|transformative|human-centered|actionable|bandwidth|core values|win-win/u,
    /crush(?:ed|ing) it|level(?:ed|ing)? up|manifest\w*|intentional(?:ly|ity)?|radical candor|servant leader\w*/u,
    /seamless\w*|robust|frictionless|laser-focused|revolutioni[sz]\w+|ai-(?:powered|native|first)|end-to-end/u,
    /world's first|synergy platform|cross-functional|value proposition|stretch goals?|deliverables?|key initiatives?/u,
    /best practices?|streamlin\w+|go-to-market/u,
  ),
  /\b/u,
);
