import { LIMITS } from '../limits.ts';
import { defineSlice, raise } from '../state.ts';
import { type ProjectRecord, readProject } from './answer.ts';

export interface ProjectState {
  name: 'unknown' | 'loading' | 'known' | 'failed';
  status: string;
  province: string;
  city: string;
  district: string;
}

declare module '../state.ts' {
  interface State {
    project: ProjectState;
  }
  interface EventMap {
    'init/project': object;
    'project/answered': { status: number; body: string };
    'project/loaded': { record: ProjectRecord };
    /** No answer (status 0), or one that is not a project. */
    'project/failed': { status: number };
  }
  interface EffectMap {
    'project/fetch': { url: string };
  }
}

/** The project record (CALL-01, PAGE-06), and the gate that recommends others when it is sold out (LEAD-02). */
export default defineSlice({
  name: 'project',
  initial: () => ({ name: 'unknown', status: '', province: '', city: '', district: '' }),
  on: {
    'init/project': (own, _, { facts }) => {
      own.name = 'loading';
      const address = facts.settings.projectUrl;
      const mark = address.includes('?') ? '&' : '?';
      return [
        {
          type: 'project/fetch',
          url: `${address}${mark}id=${encodeURIComponent(facts.project.superleadsId)}`,
        },
      ];
    },
    'project/answered': (_, { status, body }) => {
      const record = status === 200 ? readProject(body) : undefined;
      return [raise(record ? { type: 'project/loaded', record } : { type: 'project/failed', status })];
    },
    'project/loaded': (own, { record }) => {
      own.name = 'known';
      own.status = record.status;
      own.province = record.province;
      own.city = record.city;
      own.district = record.district;
      return undefined;
    },
    'project/failed': (own, { status }) => {
      own.name = 'failed';
      return [{ type: 'browser/log', text: 'Something went wrong', detail: status }];
    },
    'lead/held': (_, { gate, lead }) => {
      if (gate !== EVERGREEN) return;
      return [
        raise({ type: 'lead/released', form: lead.form, failed: '' }),
        raise({ type: 'dialog/asked', dialog: '_recommendation-modal' }),
      ];
    },
  },
  effects: {
    'project/fetch': ({ url }, { http }, dispatch) => {
      http.send({ url, method: 'get', timeout: LIMITS.callTimeout }).then(
        (answer) => dispatch({ type: 'project/answered', ...answer }),
        () => dispatch({ type: 'project/failed', status: 0 }),
      );
    },
  },
  gates: [
    { name: 'evergreen', order: 20, holds: ({ project }) => project.status.toLowerCase() === 'evergreen' },
  ],
});

const EVERGREEN = 'evergreen';
