/** Counters, gauges and one histogram in the format of Prometheus; a gauge that cannot be read is omitted. */
export interface Metrics {
  count(name: string, labels: Readonly<Record<string, string>>): void;
  observe(name: string, seconds: number): void;
  gauge(name: string, read: () => number | Promise<number>): void;
  render(): Promise<string>;
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, { counts: number[]; sum: number; total: number }>();
  const gauges = new Map<string, () => number | Promise<number>>();

  return {
    count(name, labels) {
      const series = counters.get(name) ?? new Map<string, number>();
      if (series.size === 0) counters.set(name, series);
      const key = printLabels(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    observe(name, seconds) {
      const found = histograms.get(name) ?? { counts: BOUNDS.map(() => 0), sum: 0, total: 0 };
      histograms.set(name, found);
      const at = BOUNDS.findIndex((bound) => seconds <= bound);
      if (at >= 0) found.counts[at] = (found.counts[at] ?? 0) + 1;
      found.sum += seconds;
      found.total += 1;
    },
    gauge(name, read) {
      gauges.set(name, read);
    },
    async render() {
      const lines: string[] = [];
      for (const [name, series] of counters) {
        lines.push(`# TYPE ${name} counter`);
        for (const [labels, value] of series) lines.push(`${name}{${labels}} ${value}`);
      }
      for (const [name, { counts, sum, total }] of histograms) {
        lines.push(`# TYPE ${name} histogram`);
        let below = 0;
        BOUNDS.forEach((bound, at) => {
          below += counts[at] ?? 0;
          lines.push(`${name}_bucket{le="${bound}"} ${below}`);
        });
        lines.push(`${name}_bucket{le="+Inf"} ${total}`, `${name}_sum ${sum}`, `${name}_count ${total}`);
      }
      for (const [name, read] of gauges) {
        const value = await Promise.resolve()
          .then(read)
          .catch(() => null);
        if (value !== null) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function printLabels(labels: Readonly<Record<string, string>>): string {
  let printed = '';
  for (const label in labels) {
    const value = labels[label] ?? '';
    printed += `${printed && ','}${label}="${/[\\"\n]/.test(value) ? value.replace(/[\\"\n]/g, '_') : value}"`;
  }
  return printed;
}
