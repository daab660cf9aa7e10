export { EditPolicy } from './EditPolicy.tsx';
export { editPolicyQuery } from './queries.ts';
export { PrivacyPolicy } from './PrivacyPolicy.tsx';
export { Terms } from './Terms.tsx';
