// Loaded before a measured program: writes its peak memory (MB) and processor time (s) where PEAK_FILE says.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  writeFileSync(process.env.PEAK_FILE ?? '/dev/null', JSON.stringify({ peak, cpu: (user + system) / 1e6 }));
});
