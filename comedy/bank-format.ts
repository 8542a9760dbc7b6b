/** The shape of the JSON files in comedy/banks; comedy/TEMPLATES.md explains them to writers. */

export type LineData = {
  id: string;
  beat: string;
  t: string;
  level: string;
  device: number;
  needs?: string[];
  /** Of a pack line: a pattern that has to stand in what was typed, when only part of the subject will do. */
  when?: string;
  /** What the line is beyond its words: see "is" in comedy/TEMPLATES.md. */
  is?: string[];
  w?: number;
};

export type ShapeData = { id: string; levels: string; beats: string[] };

export type StyleBankData = { style: string; shapes: ShapeData[]; lines: LineData[] };

export type SharedBankData = {
  lists: Record<string, string[]>;
  tags: string[];
  lines: LineData[];
};

export type PackData = { subject: string; words: string[]; lines: LineData[] };
