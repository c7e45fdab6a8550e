import type { ComponentProps } from 'react';

/** A button that does something here and sends no form. */
export function Button({ className = 'action', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={className} {...rest} />;
}
