import { isRecord } from '../../../src/lib/is-record.ts';
import { ToolError } from '../tool.ts';
import { inTab, type Tab } from './chromium.ts';
import measure from './measure.js?raw';

/** The subject of a screenshot. */
export interface View {
  readonly address: string;
  /** Of the window, in pixels. */
  readonly width: number;
  /** The widget, as the page names its path; empty for the whole page. */
  readonly marker: string;
  /** So many pixels below its top the picture begins. */
  readonly top: number;
}

export interface Shot {
  /** PNG in base64. */
  readonly png: string;
  readonly width: number;
  readonly height: number;
  /** The full height. */
  readonly whole: number;
}

/** The largest image for agents: larger ones are scaled down. */
const MOST_HEIGHT = 1500;
const MOST_TIME = 35_000;
const MOST_WAIT = 10_000;
const PHONE = 768;

/**
 * A picture of a page, or of one of its widgets.
 * @throws ToolError when the page does not show the widget
 */
export function shoot(program: string, view: View): Promise<Shot> {
  return inTab(program, MOST_TIME, async (tab) => {
    const { width } = view;
    await tab.send('Page.enable');
    await tab.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: width < PHONE ? 844 : 900,
      deviceScaleFactor: 1,
      mobile: width < PHONE,
    });
    await tab.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    const loaded = tab.once('Page.loadEventFired');
    await tab.send('Page.navigate', { url: view.address });
    await loaded;
    const place = await measured(tab, view.marker);
    if (!place)
      throw new ToolError('The page does not show this: it is hidden at this width, or it opens only later.');
    return capture(tab, place, view);
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function measured(tab: Tab, marker: string): Promise<Place | undefined> {
  const { result } = await tab.send('Runtime.evaluate', {
    expression: `${measure}\nmeasureWidget(${JSON.stringify(marker)}, ${MOST_WAIT})`,
    awaitPromise: true,
    returnByValue: true,
  });
  const value = isRecord(result) ? result.value : undefined;
  return isRecord(value) ? (value as unknown as Place) : undefined;
}

async function capture(tab: Tab, place: Place, { top, width }: View): Promise<Shot> {
  const whole = Math.ceil(place.height);
  if (top >= whole) throw new ToolError(`"top" is ${top}, but all of it is ${whole} pixels high.`);
  const height = Math.min(whole - top, MOST_HEIGHT);
  const x = Math.max(0, Math.floor(place.x));
  const clip = {
    x,
    y: Math.floor(place.y) + top,
    width: Math.min(Math.ceil(place.width), width - x),
    height,
    scale: 1,
  };
  const { data } = await tab.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    captureBeyondViewport: true,
  });
  return { png: String(data), width: clip.width, height, whole };
}
