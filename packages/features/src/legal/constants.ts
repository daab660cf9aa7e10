import type { PolicyType } from '@planner/api-client';

/** What the two editor screens are called and say (specification §2). */
export const SCREENS: Readonly<Record<PolicyType, { title: string; placeholder: string; saved: string }>> = {
  privacy: {
    title: 'Privacy Policy',
    placeholder: 'Write privacy policy here...',
    saved: 'Privacy Policy saved successfully!',
  },
  terms: {
    title: 'Terms & Conditions',
    placeholder: 'Write terms and conditions here...',
    saved: 'Terms and Conditions saved successfully!',
  },
};

/** How long typing pauses before the draft is written, in milliseconds. */
export const DRAFT_PAUSE_MS = 400;
