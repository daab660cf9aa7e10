export { createSession, type Session, type SessionState } from './createSession.ts';
export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
export { Login, type LoginProps } from './Login.tsx';
export { ResetLinkSent, type ResetLinkSentProps } from './ResetLinkSent.tsx';
export { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx';
export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx';
export { useLogOut, type LogOut } from './useLogOut.ts';
export { useSession, type UseSessionOptions, type UseSessionResult } from './useSession.ts';
