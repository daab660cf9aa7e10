import { JSDOM } from 'jsdom';

/** A jsdom window: a standard HTML parser that runs no scripts and loads nothing. */
export const createWindow = (): Window & typeof globalThis => new JSDOM('').window;
