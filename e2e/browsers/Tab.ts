/** A tab of a browser: what WebDriver, WebDriver BiDi and Playwright all can. */
export interface Tab {
  /** Errors on the console of the browser, and exceptions. */
  readonly complaints: string[];
  open: (url: string) => Promise<unknown>;
  /** Back is -1, Forward 1. */
  travel: (delta: -1 | 1) => Promise<unknown>;
  /** The result of an expression, if it is JSON. */
  run: (expression: string) => Promise<unknown>;
  /** At a point of the viewport. */
  click: (x: number, y: number) => Promise<unknown>;
  /** With a finger. */
  tap: (x: number, y: number) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** A key such as `Enter` or `Control+k`. */
  press: (keys: string) => Promise<unknown>;
  /** In the first file input that the selector finds. */
  chooseFile: (selector: string, file: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<unknown>;
}
