// One file of code.
export { contact } from './ContactRoute.tsx';
export { forgotPassword, resetLinkSent } from './ForgotPasswordRoutes.tsx';
export { resetPassword } from './ResetPasswordRoute.tsx';
export { secureAccount } from './SecureAccountRoute.tsx';
