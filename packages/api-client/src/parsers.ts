export * from './generated/parsers.ts';
export * from './generated/publicParsers.ts';
export * from './parse.ts';
