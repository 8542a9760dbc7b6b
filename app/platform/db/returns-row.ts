/** Runs a statement. True when it returns a row: it has found, inserted, changed or deleted one. */
export async function returnsRow(statement: {
  executeTakeFirst: () => Promise<unknown>;
}): Promise<boolean> {
  return (await statement.executeTakeFirst()) !== undefined;
}
