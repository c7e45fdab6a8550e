import type { OtpModal } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { OtpModalView } from './otp-modal.view.tsx';

/** The window for the one-time code (specification, section 2); the runtime opens and fills it. */
export default defineWidget<OtpModal>({ type: 'otp-modal', hydrate: 'never', View: OtpModalView });
