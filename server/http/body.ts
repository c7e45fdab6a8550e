/**
 * The bytes of a request up to a limit: one larger than `most` bytes is refused as soon as this is known, by its
 * announced length or the bytes received, and the rest is not read.
 */
export async function readBody(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  if (Number(request.headers.get('content-length')) > most) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) break;
    size += step.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return 'too-large';
    }
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The JSON of a request; nothing if it is invalid. */
export async function readJsonBody(
  request: Request,
  most: number,
): Promise<{ readonly json: unknown } | 'too-large' | undefined> {
  const bytes = await readBody(request, most);
  if (bytes === 'too-large') return bytes;
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return undefined;
  }
}
