export { createSession, userKeyOf } from './createSession.ts';
export { ForgotPassword } from './ForgotPassword.tsx';
export { Login } from './Login.tsx';
export { ResetLinkSent } from './ResetLinkSent.tsx';
export { ResetPassword } from './ResetPassword.tsx';
export { SessionCache } from './SessionCache.tsx';
export { SessionProvider } from './SessionProvider.tsx';
export { SignInAgain } from './SignInAgain.tsx';
export { useSession } from './useSession.ts';
