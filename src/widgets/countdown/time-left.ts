/** A remaining time in ms as days, hours, minutes and seconds; a started second counts as whole. */
export function timeLeft(ms: number): [days: number, hours: number, minutes: number, seconds: number] {
  const seconds = Math.max(Math.ceil(ms / 1000), 0);
  return [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
}
