/** The environment of a compose file, filled in from `given` as compose does it. Throws where a required value is missing. */
export function filledEnvironment(
  environment: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind, rest) => {
      const known = given[variable];
      if (known === undefined && kind !== '-') throw new Error(`${variable}: ${rest}`);
      return known ?? rest;
    });
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, fill(value)]),
  );
}
