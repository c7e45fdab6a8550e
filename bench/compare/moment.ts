/** The time of every screenshot, for servers and browser alike: a Monday morning in Jakarta. */
export const NOW = Date.parse('2026-11-16T10:00:00+07:00');
export const MINUTE = 60_000;
