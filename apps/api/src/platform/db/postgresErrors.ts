/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), or the code of a network error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The reason for the operator, such as `too many clients already (53300)`. */
export const reasonOf = (error: unknown): string => {
  const [code, message] = [codeOf(error), messageOf(error)];
  if (message === '') return code;
  return code === '' || message.includes(code) ? message : `${message} (${code})`;
};

/** Codes of Node and OpenSSL about a certificate, such as `DEPTH_ZERO_SELF_SIGNED_CERT` and `ERR_TLS_CERT_ALTNAME_INVALID`. */
const CERTIFICATE = /CERT|^UNABLE_TO_/;

/** Why the database cannot be reached, and what to do about it where that is not obvious. */
export const unreachableReason = (error: unknown): string => {
  const reason = `the database cannot be reached (${reasonOf(error)})`;
  if (messageOf(error).includes('does not support SSL'))
    return `${reason}: turn on \`ssl\` of PostgreSQL, or append sslmode=disable in a network that only you can read`;
  return CERTIFICATE.test(codeOf(error))
    ? `${reason}: its certificate must be valid for the host, and of a public authority or of the one in the file sslrootcert`
    : reason;
};

/** insufficient_privilege */
export const FORBIDDEN = '42501';
/** read_only_sql_transaction */
export const READ_ONLY = '25006';
/** query_canceled */
export const CANCELLED = '57014';
/** lock_not_available */
export const LOCK_TIMEOUT = '55P03';
/** unique_violation */
const DUPLICATE = '23505';

/** Two servers made ids with the same time and counter. */
const isDuplicatePosition = (error: unknown): boolean =>
  codeOf(error) === DUPLICATE &&
  error instanceof Error &&
  'constraint' in error &&
  String(error.constraint).includes('position');

// serialization_failure, deadlock_detected, and foreign_key_violation, which only races cause: a referenced row was
// just deleted, or a row to delete was just referenced.
const TRANSIENT = new Set(['40001', '40P01', '23503']);

export const isTransient = (error: unknown): boolean =>
  TRANSIENT.has(codeOf(error)) || isDuplicatePosition(error);

// Classes connection exception, invalid authorization, insufficient resources, operator intervention and system error;
// also read_only_sql_transaction, idle_in_transaction_session_timeout, invalid_catalog_name (database dropped),
// object_not_in_prerequisite_state (database closed for maintenance) and lock_not_available.
// Codes of Node's network errors start with E.
const UNAVAILABLE = /^(?:08|25006|25P03|28|3D|53|55000|55P03|57|58|E)/;
/** Messages of `pg`, without a code, about a connection that failed or was lost. */
const NO_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** While PostgreSQL or its name is not there yet, starts, or has no free connection. Not a wrong password or certificate. */
export const mayAcceptSoon = (error: unknown): boolean =>
  /^(?:08|53300|57P|E(?!RR_))/.test(codeOf(error)) || NO_CONNECTION.test(messageOf(error));

export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(codeOf(error)) || NO_CONNECTION.test(messageOf(error));

/** Connection poolers such as PgBouncer refuse settings of a session that they don't track. */
export const refusesSettings = (error: unknown): boolean =>
  messageOf(error).includes('unsupported startup parameter');
