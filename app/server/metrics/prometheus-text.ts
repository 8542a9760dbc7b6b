type Samples = { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[];

type Values = Iterable<readonly [string, number]>;

/** One metric. Its samples differ by their labels, which are names in our code: nothing in them needs an escape. */
export type PrometheusMetric = {
  /** Without the prefix `broetry_`. */
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  samples: Samples;
};

/** A gauge with one sample. An unknown value (null) has no sample, because 0 would be a value. */
export function gauge(name: string, help: string, value: number | null): PrometheusMetric {
  return { name, help, type: 'gauge', samples: value === null ? [] : [{ value }] };
}

/** A counter with one label and a sample for each entry of `values`. */
export function counter(
  name: string,
  help: string,
  label: string,
  values: Values,
): PrometheusMetric {
  return { name, help, type: 'counter', samples: samplesBy(label, values) };
}

/** A sample with one label for each entry of `values`. */
export function samplesBy(label: string, values: Values): Samples {
  return Array.from(values, ([key, value]) => ({ labels: { [label]: key }, value }));
}

/** The metrics in the text format of Prometheus, version 0.0.4. */
export function metricsText(metrics: readonly PrometheusMetric[]): string {
  return metrics.map(format).join('');
}

function format({ name, help, type, samples }: PrometheusMetric): string {
  const full = `broetry_${name}`;
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
    return `${full}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
  });
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`;
}
