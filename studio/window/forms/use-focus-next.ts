import { useEffect, useState } from 'react';

/** Takes the focus to an element, by its id, once it is there. */
export function useFocusNext(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
