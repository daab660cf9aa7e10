export { EditPolicy } from './EditPolicy.tsx';
export { getPolicyQuery } from './queries.ts';
export { PublicPolicy } from './public/PublicPolicy.tsx';
export { PastPolicy } from './public/PastPolicy.tsx';
