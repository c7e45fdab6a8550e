/** The options of a select: the value and the label of each. */
export function Options({ of }: { of: readonly (readonly [value: string, label: string | undefined])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
