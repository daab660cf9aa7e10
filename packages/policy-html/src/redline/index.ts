export { stepsOf } from './alignKeys.ts';
export { describeRows, isChange } from './describeRows.ts';
export { describeSource } from './describeSource.ts';
export { wordsOf } from './readHtml.ts';
export { redlineOf } from './redlineOf.ts';
export { REDLINE_STYLE, redlinePage } from './redlinePage.ts';
