import type { PolicyType } from '@planner/api-client';

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
