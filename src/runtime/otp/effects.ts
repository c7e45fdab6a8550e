import { LIMITS } from '../limits.ts';
import type { Http, HttpAnswer } from '../ports.ts';
import type { Slice } from '../state.ts';
import { keepSession, VALIDATED_COOKIE } from './session.ts';

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

/** What the OTP flow does in the world (CALL-02 to CALL-04). */
export const otpEffects: NonNullable<Slice<'otp'>['effects']> = {
  'otp/request': ({ request, url, action, phone }, { http }, dispatch) =>
    call(http, url, { action, phone_number: phone }, (answer) =>
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
  'otp/trust': ({ phone }, { cookies }) => cookies.set(VALIDATED_COOKIE, phone, LIMITS.otpValidatedDays),
  'otp/listen': (_, { dom }, dispatch) =>
    dom.listenForCode((text) => dispatch({ type: 'otp/typed', index: 0, text })),
  'buttons/retarget': ({ dialog }, { dom }) => dom.retargetButtons(dialog),
};
