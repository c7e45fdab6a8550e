import { expect, test } from 'vitest';
import { readCancelAnswer, readSendAnswer, readVerifyAnswer } from './answers.ts';

/** An answer at the literal depth, counted from the body, and one `data` less deep. */
const deep = (graph: object) => JSON.stringify({ success: true, data: { data: graph } });
const shallow = (graph: object) => JSON.stringify({ success: true, data: graph });

const requestOtp = { requestId: 'r-1', nextEventWait: 90 };
const errors = (code: unknown) => [{ message: 'Terlalu sering', extensions: { code } }];

test.each([deep, shallow])('[CALL-02] the request is read at either depth', (wrap) => {
  expect(readSendAnswer(wrap({ data: { requestOtp } }))).toEqual({
    name: 'sent',
    requestId: 'r-1',
    wait: 90,
  });
  expect(readSendAnswer(wrap({ data: null, errors: errors(10) }))).toEqual({
    name: 'refused',
    message: 'Terlalu sering',
    code: 10,
  });
  expect(readSendAnswer(wrap({ errors: errors('3') }))).toMatchObject({ name: 'refused', code: 3 });
  expect(readSendAnswer(wrap({ data: { requestOtp }, errors: [] })).name).toBe('sent');
});

test.each([
  [0, 60],
  [-3, 60],
  [undefined, 60],
  ['45', 45],
  [1.2, 2],
])('[OTP-04] nextEventWait %j is %i seconds', (nextEventWait, wait) => {
  const answer = readSendAnswer(deep({ data: { requestOtp: { requestId: 1, nextEventWait } } }));
  expect(answer).toEqual({ name: 'sent', requestId: '1', wait });
});

test.each([
  '',
  '-1',
  'null',
  '[]',
  '{}',
  '<html>',
  deep({}),
  deep({ data: { requestOtp: null } }),
  deep({ errors: [] }),
])('[OTP-16] %j says nothing: the sender is out', (body) => {
  expect(readSendAnswer(body)).toEqual({ name: 'unreadable' });
});

test.each([deep, shallow])('[CALL-03] success is read at either depth, and only true is success', (wrap) => {
  expect(readVerifyAnswer(wrap({ data: { verifyOtp: { isSuccess: true } } }))).toBe(true);
  for (const isSuccess of [false, 'true', 1, undefined]) {
    expect(readVerifyAnswer(wrap({ data: { verifyOtp: { isSuccess } } }))).toBe(false);
  }
  expect(readVerifyAnswer(wrap({ data: null, errors: errors(1) }))).toBe(false);
});

test.each(['', '{}', 'true', '<html>'])('[CALL-03] %j is no success', (body) => {
  expect(readVerifyAnswer(body)).toBe(false);
});

test.each([deep, shallow])('[CALL-04] errors are read at either depth', (wrap) => {
  expect(readCancelAnswer({ status: 200, body: wrap({ data: { cancelOtp: { isSuccess: true } } }) })).toBe(
    true,
  );
  expect(readCancelAnswer({ status: 200, body: wrap({ data: null, errors: errors(1) }) })).toBe(false);
  expect(readCancelAnswer({ status: 500, body: wrap({ data: {} }) })).toBe(false);
  expect(readCancelAnswer({ status: 0, body: '' })).toBe(false);
});
