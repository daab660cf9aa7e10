export { stepsOf } from './alignKeys.ts';
export { describeRows, isChange } from './describeRows.ts';
export { describeSource } from './describeSource.ts';
export { readUnits, wordsOf } from './readHtml.ts';
export { isUnchanged, redlineOf } from './redlineOf.ts';
export { REDLINE_STYLE, redlinePage } from './redlinePage.ts';
