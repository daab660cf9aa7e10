export * from './generated/parsers.ts';
export * from './parse.ts';
