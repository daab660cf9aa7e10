// One file of code.
export * from './PastPolicyRoute.tsx';
export * from './PublicPolicyRoute.tsx';
