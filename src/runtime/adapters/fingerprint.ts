import {
  getUnstableAudioFingerprint,
  getUnstableCanvasFingerprint,
  getUnstableHardwareConcurrency,
  getUnstableScreenResolution,
  hashComponents,
  loadSources,
} from '@fingerprintjs/fingerprintjs';
import { v5 } from 'uuid';

/** Names of visitors' ids belong to this space. */
const VISITOR_SPACE = '1b671a64-40d5-491e-99b0-da01ff1f3341';

/** Pause in ms between sources, so that none keeps the page from a tap. */
const PAUSE = 50;

/**
 * The library's own list asks for fonts, ad blockers and forty more: three times the script, and slow on a
 * phone. These are the ones that tell devices apart best.
 */
const SOURCES = {
  audio: getUnstableAudioFingerprint,
  canvas: () => getUnstableCanvasFingerprint(),
  cores: () => getUnstableHardwareConcurrency(),
  screen: () => getUnstableScreenResolution(),
  device: () => {
    const { userAgent, languages, platform, maxTouchPoints, vendor } = navigator;
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return [userAgent.replace(/\d[\d.]*/g, ''), languages, platform, maxTouchPoints, vendor, timeZone];
  },
  colours: () => [screen.colorDepth, devicePixelRatio],
};

/** The user id of this device (ANA-06): the UUID v5 of its visitor id. */
export async function readUserId(): Promise<string> {
  const components = await loadSources(SOURCES, { cache: {}, debug: false }, [], PAUSE)();
  return v5(hashComponents(components), VISITOR_SPACE);
}
