import { LIMITS } from '../limits.ts';
import type { Boxes } from './events.ts';

export const EMPTY_BOXES: Readonly<Boxes> = { boxes: Array<string>(LIMITS.otpLength).fill(''), focus: 0 };
