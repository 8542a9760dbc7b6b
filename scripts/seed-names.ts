/** Invented names for the seed. */
export const FIRST_NAMES: readonly string[] =
  'Ada Bruno Chidi Dana Elif Farid Grete Hana Ines Jonas Keiko Lars Mónica Nadia Olu Priya Quentin Rosa Søren Tariq Uma Viktor Wen Ximena Yusuf Zoë'.split(
    ' ',
  );

export const LAST_NAMES: readonly string[] =
  "Abara Bergström Castillo Dlamini Ekdahl Fontaine Gupta Haddad Ivanova Jansen Kowalski Lindqvist Moreau Nakamura O'Malley Petrov Quispe Rossi Schäfer Tanaka Umarov Vance Weiss Yilmaz Zhang".split(
    ' ',
  );

/** Invented bios for the seed. */
export const BIOS: readonly string[] = [
  'Chief Humility Officer • 3x Founder • Father of KPIs',
  'I turn meetings into emails and emails into meetings',
  'Ex-intern • Forbes 30 Under 30 (long list)',
  'Helping helpers help',
  'VP of Synergy • Early riser • Late replier',
  'Storyteller | Spreadsheet poet | Human',
  'Recovering perfectionist at a very imperfect startup',
];
