import type { ReactElement } from 'react';

/** Nothing is seen of the tags. */
export function MeasurementTagsView(): ReactElement {
  return <span hidden />;
}
