export { EditPolicy } from './EditPolicy.tsx';
export { getPolicyQuery } from './queries.ts';
export { PrivacyPolicy } from './PrivacyPolicy.tsx';
export { Terms } from './Terms.tsx';
