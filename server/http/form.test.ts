import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_LIMIT, readForm } from './form.ts';

const URLENCODED = 'application/x-www-form-urlencoded';

function send(body: BodyInit, type = URLENCODED): Promise<Awaited<ReturnType<typeof readForm>>> {
  return readForm(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      ...half(body),
    }),
  );
}

/** Node requires this for a streamed body. */
function half(body: BodyInit) {
  return body instanceof ReadableStream ? { duplex: 'half' } : {};
}

test('what a browser encodes is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })),
      async (fields) => {
        const clean = Object.entries(fields).filter(([n, v]) => !/[\0\uFFFD]/.test(n + v));
        const read = await send(new URLSearchParams(clean).toString());
        expect(read).toEqual(new Map(clean));
      },
    ),
    { numRuns: 200 },
  );
});

test('broken encodings are refused, in a form and in a multipart body', async () => {
  for (const body of [
    'name=%FF',
    'name=%C3',
    'name=%ED%A0%80',
    'name=%00',
    'na%00me=x',
    'name=%',
    'name=%EF%BF%BD',
    'name=\uFFFD',
    'na\0me=x',
  ]) {
    expect(await send(body), body).toBe('bad-encoding');
  }
  const multipart = (bytes: number[]) => {
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n');
    return send(
      Buffer.concat([head, Buffer.from(bytes), Buffer.from('\r\n--b--\r\n')]),
      'multipart/form-data; boundary=b',
    );
  };
  expect(await multipart([0x41])).toEqual(new Map([['name', 'A']]));
  expect(await multipart([0xff])).toBe('bad-encoding');
  expect(await multipart([0x00])).toBe('bad-encoding');
  expect(await send('x', 'multipart/form-data; boundary=b')).toBe('not-a-form');
  expect(await send('{}', 'application/json')).toBe('not-a-form');
});

test('a body is read to its limit and no further, also if its size is not announced', async () => {
  expect(await send(`name=${'x'.repeat(BODY_LIMIT)}`)).toBe('too-large');
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16_384).fill(0x78));
    },
  });
  expect(await send(endless)).toBe('too-large');
  expect(pulled).toBeLessThan(10);
});

test('the first value of a name counts, and too many names cannot be one of our forms', async () => {
  expect(await send('name=a&name=b')).toEqual(new Map([['name', 'a']]));
  expect(await send('')).toEqual(new Map());
  expect(await send(Array.from({ length: 600 }, (_, at) => `f${at}=1`).join('&'))).toBe('not-a-form');
});
