// Loaded before a measured program: writes its peak memory (MB) and processor time (s) to PEAK_FILE.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/** Figures of the system for this program only; `maxRSS` starts at the size of the parent program. */
function peakInKilobytes() {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  const peak = Math.round(peakInKilobytes() / 1024);
  writeFileSync(process.env.PEAK_FILE ?? '/dev/null', JSON.stringify({ peak, cpu: (user + system) / 1e6 }));
});
