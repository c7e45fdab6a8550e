import type { LeadButton } from '../../lib/lead-button.ts';
import { type MemoryPorts, memoryPorts } from '../adapters/memory.ts';
import type { FormSubmission } from '../lead/lead.ts';
import type { HttpRequest } from '../ports.ts';
import { createRuntime } from '../runtime.ts';
import { prepareSlices } from '../slices.ts';
import type { Effect, Event, Runtime, State } from '../state.ts';
import { type FactsOptions, makeFacts } from './make-facts.ts';

export interface OpenPage {
  runtime: Runtime;
  ports: MemoryPorts;
  /** Everything that was to be done, oldest first. */
  effects: Effect[];
  events: Event[];
  state(): State;
  /** Effects of one kind, e.g. `done('alert')` returns the texts. */
  done(name: string): unknown[];
  click(button?: Partial<LeadButton>): void;
  submit(submission?: Partial<FormSubmission>): void;
  /** Answers the oldest open request, and waits until the runtime has heard of it. */
  answer(
    body: unknown,
    options?: { status?: number; to?: (request: HttpRequest) => boolean },
  ): Promise<boolean>;
  /** The network fails for the oldest open request. */
  lose(to?: (request: HttpRequest) => boolean): Promise<boolean>;
  /** Requests that saved a lead. */
  saves(): HttpRequest[];
  /** Lets promises settle; no clock is turned. */
  settle(): Promise<void>;
}

export const BUTTON: LeadButton = {
  kind: 'whatsapp',
  label: 'WhatsApp',
  dialog: '_general-modal',
  title: 'Hubungi Kami',
  prompt: 'Silakan isi',
  submit: 'Chat Sekarang',
  cover: '',
  file: '',
  unit: '',
  simulation: '',
};

export const SUBMISSION: FormSubmission = {
  form: 'general-form',
  surface: 'general',
  fields: { name: 'Rina', whatsapp_number: '6281234567890' },
  unticked: [],
};

export interface OpenPageOptions extends FactsOptions {
  /** The ports an earlier page left behind. */
  ports?: MemoryPorts;
  /** Leave the project call open. */
  keepsProjectOpen?: boolean;
}

/** A page whose runtime has started, over ports that hold still. */
export async function openPage({
  ports = memoryPorts(),
  keepsProjectOpen,
  ...facts
}: OpenPageOptions = {}): Promise<OpenPage> {
  const effects: Effect[] = [];
  const events: Event[] = [];
  const known = makeFacts(facts);
  await prepareSlices(known, 'start');
  await prepareSlices(known, 'island');
  const runtime = createRuntime({
    facts: known,
    ports,
    watch: (event, done) => {
      events.push(event);
      effects.push(...done);
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const page: OpenPage = {
    runtime,
    ports,
    effects,
    events,
    state: runtime.getState,
    done: (name) => ports.browser.done.filter(([each]) => each === name).map(([, value]) => value),
    click: (button) => runtime.dispatch({ type: 'button/clicked', button: { ...BUTTON, ...button } }),
    submit: (submission) => runtime.dispatch({ type: 'lead/submitted', ...SUBMISSION, ...submission }),
    async answer(body, { status = 200, to } = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const isOpen = ports.http.answer({ status, body: text }, to);
      await settle();
      return isOpen;
    },
    async lose(to) {
      const isOpen = ports.http.answer(new Error('offline'), to);
      await settle();
      return isOpen;
    },
    saves: () => ports.http.requests.filter(({ fields }) => fields?.action === 'save_leads_to_db'),
    settle,
  };
  const { browser } = ports;
  if (facts.template) browser.page.classes = [`template-${facts.template}`];
  runtime.dispatch({
    type: 'page/loaded',
    restored: runtime.restore(),
    classes: browser.classes(),
    agent: browser.agent(),
  });
  if (!keepsProjectOpen) await page.answer({}, { status: 404, to: ({ url }) => url.includes('/project') });
  return page;
}
