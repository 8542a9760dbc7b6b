/** One measured thing: its samples differ by their labels. */
export type Measured = {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
  samples: { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[];
};

/** The text that Prometheus reads. */
export function metricsText(all: readonly Measured[]): string {
  return all.map(linesOf).join('');
}

function linesOf({ name, help, kind, samples }: Measured): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
    const shown = pairs.length > 0 ? `{${pairs.join(',')}}` : '';
    return `${name}${suffix}${shown} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
