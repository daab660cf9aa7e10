// Generated from openapi.yaml by `pnpm generate`. Do not edit.

/** The codes of errors that the contract knows. */
export const ERROR_CODES = ["unreadable","not-signed-in","wrong-credentials","not-an-administrator","not-allowed","suspended","confirmation-required","approval-required","limited-session","cross-site","not-found","unknown-address","method-not-allowed","timeout","email-in-use","own-account","last-administrator","last-factor","total-changed","changed-since","in-force","not-undoable","not-invitable","link-expired","challenge-expired","edit-conflict","too-large","unsupported-type","unknown-host","invalid-fields","key-reused","too-many-attempts","headers-too-large","server-error","unavailable"] as const;
