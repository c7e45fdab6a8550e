import type { PostedFields } from '../http/form.ts';
import type { Visitor } from '../http/visitor.ts';

/** The limiter in front of a route. Every route must name one; a test checks that. */
export type LimiterName = 'save' | 'send' | 'verify' | 'cancel' | 'project' | 'login' | 'desk' | 'none';

/** One of the form calls of the ajax address (specification, section 7, calls 2 and 3). */
export interface Call {
  readonly name: 'save-lead' | 'send-otp' | 'verify-otp' | 'cancel-otp';
  /** Action names that reach it. */
  readonly actions: readonly string[];
  readonly limiter: LimiterName;
  /** The response to a flood, where 429 would be misread. */
  readonly tooMany?: () => Response;
  answer(request: Request, fields: PostedFields, visitor: Visitor): Promise<Response>;
}
