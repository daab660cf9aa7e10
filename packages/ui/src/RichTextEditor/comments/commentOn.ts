import { reportLoadError } from '../../overlay/lazyWithRetry.ts';

/** Comments on the selection. The code loads with the first comment. */
export const commentOn = (...input: Parameters<typeof import('../tools.ts').commentOnSelection>): void =>
  void import('../tools.ts').then((tools) => tools.commentOnSelection(...input), reportLoadError);
