import { JSDOM } from 'jsdom';

/** A window of a browser's kind, with the parser of the HTML standard. It runs and loads nothing. */
export const createWindow = (): Window & typeof globalThis => new JSDOM('').window;
