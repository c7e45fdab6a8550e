/**
 * True if this version of Node includes SQLite (`node:sqlite`) with everything the database needs: usable without a flag,
 * copies of a running database (`backup`) and the state of a transaction.
 */
export function hasBuiltInSqlite(node: string = process.versions.node): boolean {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 16);
}
