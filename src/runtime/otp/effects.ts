import { LIMITS } from '../limits.ts';
import type { Dom, Http, HttpAnswer } from '../ports.ts';
import type { Slice } from '../state.ts';
import { keepSession, keepVerified } from './session.ts';

/** No answer at all is status 0. */
function call(
  http: Http,
  url: string,
  fields: Record<string, string>,
  heard: (answer: HttpAnswer) => void,
): void {
  http
    .send({ url, method: 'post', fields, credentials: true, timeout: LIMITS.callTimeout })
    .then(heard, () => heard({ status: 0, body: '' }));
}

/** Functions that stop listening for a code, by page: a browser answers each request that is left open. */
const listening = new WeakMap<Dom, () => void>();

function unlisten(dom: Dom): void {
  listening.get(dom)?.();
  listening.delete(dom);
}

/** The effects of the OTP flow outside the runtime (CALL-02 to CALL-04). */
export const otpEffects: NonNullable<Slice<'otp'>['effects']> = {
  'otp/request': ({ request, url, action, phone, project }, { http }, dispatch) =>
    call(http, url, { action, phone_number: phone, project_id: project }, (answer) =>
      dispatch({ type: 'otp/send-answered', request, ...answer }),
    ),
  'otp/verify': ({ request, url, action, code, requestId }, { http }, dispatch) =>
    call(http, url, { action, code, requestId }, (answer) =>
      dispatch({ type: 'otp/verify-answered', request, ...answer }),
    ),
  'otp/cancel': ({ request, url, action, requestId }, { http }, dispatch) =>
    call(http, url, { action, requestId }, (answer) =>
      dispatch({ type: 'otp/cancel-answered', request, ...answer }),
    ),
  'otp/keep': ({ session }, ports) => keepSession(ports, session),
  'otp/record': ({ project, verified }, ports) => keepVerified(ports, project, verified),
  'otp/listen': (_, { dom }, dispatch) => {
    unlisten(dom);
    listening.set(
      dom,
      dom.listenForCode((text) => dispatch({ type: 'otp/typed', index: 0, text })),
    );
  },
  'otp/unlisten': (_, { dom }) => unlisten(dom),
  'buttons/retarget': ({ dialog }, { dom }) => dom.retargetButtons(dialog),
};
