export { brand, type Brand } from './brand.ts';
export { iconOf } from './iconOf.ts';
