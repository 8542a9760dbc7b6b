/** One measured thing: its samples differ by their labels. */
export type Measured = {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram' | 'summary';
  samples: { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[];
};

/** One number of now. What is not known (null) has no sample: 0 would say something else. */
export function gauge(name: string, help: string, value: number | null): Measured {
  return gauges(name, help, value === null ? [] : [{ value }]);
}

/** Numbers of now that differ by their labels. */
export function gauges(name: string, help: string, samples: Measured['samples']): Measured {
  return { name: `broetry_${name}`, help, kind: 'gauge', samples };
}

/** How much most of something took: by Prometheus' custom the label `quantile` stands in summaries alone. */
export function quantiles(name: string, help: string, samples: Measured['samples']): Measured {
  return { ...gauges(name, help, samples), kind: 'summary' };
}

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
