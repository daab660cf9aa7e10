interface Sample {
  /** Appended to the metric's name. */
  suffix?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

interface Metric {
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

const escape = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const formatLabels = (labels: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Formats a metric as Prometheus text (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export const formatMetric = (name: string, { help, type, samples }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ suffix = '', labels = {}, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`,
    ),
    '',
  ].join('\n');
