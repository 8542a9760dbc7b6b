/** People that nobody is, for a world to look at. */
export const FIRST_NAMES: readonly string[] =
  'Ada Bruno Chidi Dana Elif Farid Grete Hana Ines Jonas Keiko Lars Mónica Nadia Olu Priya Quentin Rosa Søren Tariq Uma Viktor Wen Ximena Yusuf Zoë'.split(
    ' ',
  );

export const LAST_NAMES: readonly string[] =
  "Abara Bergström Castillo Dlamini Ekdahl Fontaine Gupta Haddad Ivanova Jansen Kowalski Lindqvist Moreau Nakamura O'Malley Petrov Quispe Rossi Schäfer Tanaka Umarov Vance Weiss Yilmaz Zhang".split(
    ' ',
  );
