import type { PolicyType } from '@planner/api-client';
import { useRights } from '../shared/session/rights.ts';
import { textTitle } from '../shared/session/textTitle.ts';

const SPECIFIED: Record<string, { placeholder: string; saved: string }> = {
  privacy: {
    placeholder: 'Write privacy policy here...',
    saved: 'Privacy Policy saved successfully!',
  },
  terms: {
    placeholder: 'Write terms and conditions here...',
    saved: 'Terms and Conditions saved successfully!',
  },
};

/** What the screen of a legal text says. */
export const useTextWords = (type: PolicyType): { title: string; placeholder: string; saved: string } => {
  const title = textTitle(type, useRights().legalTexts);
  return {
    title,
    ...(SPECIFIED[type] ?? { placeholder: 'Write the text here...', saved: `${title} saved successfully!` }),
  };
};
