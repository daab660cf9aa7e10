import { paths } from '../paths.ts';

/** The public page of a legal text. */
export const publicTextPath = (type: string): string => {
  if (type === 'privacy') return paths.privacyPolicy();
  return type === 'terms' ? paths.termsAndConditions() : paths.legalText(type);
};
