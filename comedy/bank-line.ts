/** What `compile` makes of a line of a bank; what it throws becomes an Error that names the line. */
export function namingLine<Line>(id: string, compile: () => Line): Line {
  try {
    return compile();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new Error(`${id}: ${fault}`, { cause: error });
  }
}

/** The beginnings of the longer words of a line, without its slots: two lines that share some sound alike. */
export function stemsOf(source: string): Set<string> {
  const words =
    source
      .replace(/\{[^{}]*\}/gu, ' ')
      .toLowerCase()
      .match(/[a-z]{5,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 6)));
}
