export { OtpModalView as default } from './otp-modal.view.tsx';
