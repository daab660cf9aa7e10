import type { LegalText, PolicyType } from '@planner/api-client';

const SPECIFIED: Record<string, string> = { privacy: 'Privacy Policy', terms: 'Terms & Conditions' };

/** Title of a legal text in the console. @param texts further ones that the session announces */
export const textTitle = (type: PolicyType, texts: readonly LegalText[]): string =>
  SPECIFIED[type] ?? texts.find((text) => text.type === type)?.title ?? type;
