import type { EventInput } from '../state.ts';
import { defineSlice, raise } from '../state.ts';
import { isMobile } from './is-mobile.ts';
import { initialisersFor, type TemplateRow, templateOf } from './templates.ts';

export interface PageState {
  name: 'starting' | 'live';
  isMobile: boolean;
  /** Classes of the body; they decide what begins (PAGE-02). */
  classes: string[];
}

declare module '../state.ts' {
  interface State {
    page: PageState;
  }
  interface EventMap {
    /** The runtime has started, with what earlier pages left behind. */
    'page/loaded': {
      restored: Partial<Restored>;
      classes: string[];
      agent: { userAgent: string; touchPoints: number };
    };
    /** The page came back: from the back-forward cache, or into sight. */
    'page/shown': { restored: Partial<Restored>; persisted: boolean };
    'page/hidden': object;
    'page/online': object;
  }
  interface EffectMap {
    /** Dispatches an event once the time (ms) is over. */
    'clock/after': { ms: number; event: EventInput };
    'browser/navigate': { url: string };
    'browser/reload': object;
    'browser/alert': { text: string };
    'browser/log': { text: string; detail?: string | number };
    /** Writes into the fields of one form, or of every form when `form` is empty. */
    'fields/fill': { form: string; values: Record<string, string>; onlyEmpty: boolean };
    'form/focus': { form: string; field: string };
  }
}

/** The page itself: its kind, its coming and going, and the plain effects every slice uses. */
export default defineSlice({
  name: 'page',
  initial: ({ template }) => ({ name: 'starting', isMobile: false, classes: [`template-${template}`] }),
  on: {
    'page/loaded': (own, { classes, agent }) => {
      if (own.name === 'live') return;
      own.name = 'live';
      own.classes = classes;
      own.isMobile = isMobile(agent);
      return initialisersFor(classes).map((type) => raise({ type }));
    },
  },
  effects: {
    'clock/after': ({ ms, event }, { clock }, dispatch) => {
      clock.after(ms, () => dispatch(event));
    },
    'browser/navigate': ({ url }, { browser }) => browser.navigate(url),
    'browser/reload': (_, { browser }) => browser.reload(),
    'browser/alert': ({ text }, { browser }) => browser.alert(text),
    'browser/log': ({ text, detail }, { browser }) => browser.log(text, detail),
    'fields/fill': ({ form, values, onlyEmpty }, { dom }) => dom.fillFields(form, values, onlyEmpty),
    'form/focus': ({ form, field }, { dom }) => dom.focusField(form, field),
  },
});

/** The row of this page's type, if it is one of the four. */
export function templateRow(page: PageState): TemplateRow | undefined {
  return templateOf(page.classes);
}
