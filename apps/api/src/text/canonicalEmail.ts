/** The form in which addresses are compared and kept unique: trimmed, NFC, lower case. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
