export { EditPolicy, type EditPolicyProps } from './EditPolicy.tsx';
export { PrivacyPolicy } from './PrivacyPolicy.tsx';
export { Terms } from './Terms.tsx';
