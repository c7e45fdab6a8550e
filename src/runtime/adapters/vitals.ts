import { type MetricType, onCLS, onFID, onINP, onLCP } from 'web-vitals';
import type { Metric } from '../ports.ts';

/** Reports each web vital of the page once it is known (ANA-08). */
export function measureVitals(found: (metric: Metric) => void): void {
  const report = ({ name, value, id }: MetricType) => found({ name: name as Metric['name'], value, id });
  onCLS(report);
  onFID(report);
  onLCP(report);
  onINP(report);
}
