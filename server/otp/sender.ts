/** One code on its way to one phone (digits with the country code). */
export interface CodeMessage {
  readonly phone: string;
  readonly code: string;
  readonly expiresInSeconds: number;
}

/**
 * Sends a code. Resolves once the provider has taken it; throws SenderRefused when this number can never
 * get one, and anything else when the provider is down, slow or confused.
 */
export interface CodeSender {
  readonly name: string;
  send(message: CodeMessage, signal: AbortSignal): Promise<void>;
}

/** The provider works, but it will not send to this number. */
export class SenderRefused extends Error {
  override name = 'SenderRefused';
}

/** The provider did not respond properly; the visitor proceeds without a code (OTP-16). */
export class SenderDown extends Error {
  override name = 'SenderDown';
}
