/** One control that protects Broetry, and how to take it away. */
export type Control = {
  /** What it does, in a few words. */
  name: string;
  /** The threat of docs/security.md that it is against. */
  threat: `T${number}`;
  file: string;
  /** A text that stands in the file exactly once, and what stands there without the control. */
  find: string;
  replace: string;
  /** The test that has to fail then: its file, and its title as the source has it. */
  test: { file: string; title: string };
  /** Whether that test drives the built server, which then has to be built without the control. */
  built: boolean;
};

type Row = Omit<Control, 'threat' | 'built'>;

/** Controls whose tests run the sources. */
export function onSource(threat: Control['threat'], ...rows: Row[]): Control[] {
  return rows.map((row) => ({ ...row, threat, built: false }));
}

/** Controls whose tests drive the built server. */
export function onBuild(threat: Control['threat'], ...rows: Row[]): Control[] {
  return rows.map((row) => ({ ...row, threat, built: true }));
}
