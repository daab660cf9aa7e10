// One file of code.
export * from './LegalTextRoute.tsx';
export * from './PastPolicyRoute.tsx';
export * from './PublicPolicyRoute.tsx';
