export * from './generated/operations/index.ts';
export * from './parse.ts';
