import { either, pattern, sequence, words } from '../language/pattern-parts.ts';
import { isGuarded } from '../language/sensitive.ts';

/** Languages with patterns for parts of a post. */
type Language = 'es' | 'de' | 'fr';

/**
 * Parts of a post in another language: `years` in digits, a `year`, a `firm` or place, a `role`, an `amount` with its
 * noun, words `said` in quotation marks, and a person or thing of the writer's `own` ("dein Team").
 */
export const FOREIGN_PARTS = ['years', 'year', 'firm', 'role', 'amount', 'said', 'own'] as const;
type Part = (typeof FOREIGN_PARTS)[number];

const NAME = String.raw`(\p{Lu}[\p{L}\d&-]+(?: (?:\p{Lu}|&)[\p{L}\d&-]*){0,2})`;
const TITLE = String.raw`(?: (?:of|für|de|des|du|del|la|en|and|und|y|et|&) [\p{L}-]+| \p{Lu}[\p{L}-]+){0,3}`;

/** Years of service, not an age. */
const YEARS: Readonly<Record<Language, RegExp>> = {
  de: /(?<![\d.,-])(?<!\bmit \d?)(\d{1,2}) (?:\p{L}+ )?Jahren?(?!\p{L}| alt\b)/u,
  es: /(?<![\d.,-])(?<!\b(?:tengo|tenía|los|mis|con|cumplo|cumplí) \d?)(\d{1,2}) (?:\p{L}+ )?años(?!\p{L}| de edad)/iu,
  fr: /(?<![\d.,-])(?<!(?:\b(?:j'ai|j'avais|avais|fête)|(?<!\p{L})à) \d?)(\d{1,2}) (?:\p{L}+ )?(?:ans|années)(?!\p{L})/iu,
};
const FIRM: Readonly<Record<Language, RegExp>> = {
  de: pattern(
    'u',
    /(?<!\p{L})[Bb]ei (?:der |dem )?/u,
    '(?!',
    words(
      'Fragen Bedarf Interesse Kunden Kollegen Euch Ihnen Uns Gelegenheit Regen Kaffee Weitem Problemen Menschen Themen',
      'Events Terminen Gesprächen',
    ),
    /\b/u,
    ')',
    NAME,
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})en (?!(?:El|La|Los|Las|Un|Una|Enero|Mayo|LinkedIn)\b)${NAME}`,
    'u',
  ),
  fr: new RegExp(String.raw`(?<!\p{L})[Cc]hez (?!(?:Moi|Nous|Vous|Soi)\b)${NAME}`, 'u'),
};
const ROLE: Readonly<Record<Language, RegExp>> = {
  de: pattern(
    'u',
    /(?<!\p{L})als /u,
    '(?!',
    either(
      /Team|Kind|Mensch|Chance|Unternehmen|Frau|Mann|Ich|Eltern|Vater|Mutter|Familie|Kunde|Freunde?|Gast|Danke|Dank/u,
      /Beispiel|Erstes?/u,
    ),
    /\b/u,
    ')',
    '(',
    /\p{Lu}[\p{L}-]{2,}/u,
    TITLE,
    ')',
  ),
  es: pattern(
    'u',
    /(?<!\p{L})como /u,
    '(',
    either(
      /[Dd]irectora?|[Jj]ef[ea]|[Gg]erente|[Rr]esponsable|[Ii]ngenier[oa]|[Dd]esarrolladora?|[Cc]onsultora?/u,
      /[Cc]oordinadora?|[Aa]nalista|[Ll]íder|[Bb]ecari[oa]|[Gg]estora?|[Dd]iseñadora?|Head|Chief|Product|Senior|Project/u,
      /Account|Data/u,
    ),
    /(?!\p{L})/u,
    TITLE,
    ')',
  ),
  fr: pattern(
    'u',
    /(?<!\p{L})(?:en tant que|comme|poste de|rôle de) /u,
    '(',
    either(
      /[Dd]irecteur|[Dd]irectrice|[Rr]esponsable|[Cc]heff?e?|[Mm]anager|[Ii]ngénieure?|[Cc]onsultante?|[Cc]hargée?/u,
      /[Dd]éveloppeu(?:r|se)|[Ss]tagiaire|Head|Chief|Product|Senior|Data/u,
    ),
    /(?!\p{L})/u,
    either(
      sequence(
        / /u,
        either(
          /produit|projets?|ventes|marketing|digitale?|commerciale?|technique|qualité|communication|développement|données/u,
        ),
        /(?!\p{L})/u,
      ),
    ),
    '?',
    TITLE,
    ')',
  ),
};
const NOT_AMOUNT = pattern(
  'iu',
  /^/u,
  either(
    /jahr\p{L}*|tag\p{L}*|wochen?|monat\p{L}*|stunden?|minuten?|prozent|euros?|años?|d[ií]as?|meses|semanas?|horas?|minutos?/u,
    /por|para|ans|années?|jours?|mois|semaines?|heures?|minutes?|pour|avec|dans|januar|februar|märz|april|mai|juni|juli/u,
    /august|september|oktober|november|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre/u,
    /décembre|mit|und|oder|auf|bei|uhr|sind|ist|war|waren|haben|hatte|millionen|mille|mil|millones|millions|más|plus|mehr/u,
  ),
  /$/u,
);
const AMOUNT = /(?<![\p{L}\d.,:/€$-])(\d{1,3}(?:[. ]\d{3})+|\d{2,6}) (\p{L}{4,16})(?!\p{L})/gu;
const SAID = /[„“"«‹] ?([\p{L}\d][\p{L}\d ,'’-]{3,40}?)[.!?]? ?[“”"»›]/u;
const YEAR = /(?<![\d.,-])((?:19[6-9]|20[0-4])\d)(?![\d.,-]\d|\d)/u;

type Own = readonly [said: string, typed: RegExp];
/** Persons and things in the singular. */
const OWN: Readonly<Record<Language, readonly Own[]>> = {
  de: [
    ['dein Team', /\b(?:mein|unser)(?:e[mns])? (?:\p{Ll}+ )?Team\b/u],
    ['deine Chefin', /\bmeiner? Chefin\b/u],
    ['dein Chef', /\bmein(?:e[mns])? Chef\b/u],
    ['dein Hund', /\bmein(?:e[mns])? Hund\b/u],
    ['deine Katze', /\bmeiner? Katze\b/u],
    ['deine Tochter', /\bmeiner? Tochter\b/u],
    ['dein Sohn', /\bmein(?:e[mns])? Sohn\b/u],
    ['deine Mentorin', /\bmeiner? Mentorin\b/u],
  ],
  es: [
    ['tu equipo', /\b(?:mi|nuestro) (?:\p{Ll}+ )?equipo\b/iu],
    ['tu jefa', /\bmi jefa\b/iu],
    ['tu jefe', /\bmi jefe\b/iu],
    ['tu perro', /\bmi perro\b/iu],
    ['tu gato', /\bmi gato\b/iu],
    ['tu hija', /\bmi hija\b/iu],
    ['tu hijo', /\bmi hijo\b/iu],
    ['tu familia', /\bmi familia\b/iu],
  ],
  fr: [
    ['votre équipe', /\b(?:mon|notre) (?:\p{Ll}+ )?équipe\b|\btoute l'équipe\b/iu],
    ['votre chef', /\bmon chef\b/iu],
    ['votre cheffe', /\bma cheffe\b/iu],
    ['votre chien', /\bmon chien\b/iu],
    ['votre chat', /\bmon chat\b/iu],
    ['votre fille', /\bma fille\b/iu],
    ['votre fils', /\bmon fils\b/iu],
    ['votre famille', /\bma famille\b/iu],
  ],
};

/** The parts of a post in Spanish, German or French. */
export function foreignParts(text: string, language: Language): [Part, string][] {
  const amount = [...text.matchAll(AMOUNT)].find(
    ([, figures = '', noun = '']) => !NOT_AMOUNT.test(noun) && !YEAR.test(figures),
  )?.[0];
  const found: Readonly<Record<Part, string | undefined>> = {
    years: yearsIn(text, language),
    year: YEAR.exec(text)?.[1],
    firm: FIRM[language].exec(text)?.[1],
    role: ROLE[language].exec(text)?.[1],
    amount: amount?.replaceAll('.', ' '),
    said: SAID.exec(text)?.[1]?.trim(),
    own: OWN[language].find(([, typed]) => typed.test(text))?.[0],
  };
  return FOREIGN_PARTS.flatMap((part) => {
    const words = found[part];
    return words === undefined || isGuarded(words) ? [] : [[part, words]];
  });
}

function yearsIn(text: string, language: Language): string | undefined {
  const years = YEARS[language].exec(text)?.[1];
  return years !== undefined && Number(years) > 1 ? years : undefined;
}
