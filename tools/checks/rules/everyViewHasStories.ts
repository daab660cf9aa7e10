import type { Rule } from './Sources.ts';

/** A kit component folder contains a file of its name; feature views are `…View.tsx`. */
const isShown = (file: string) =>
  /^packages\/ui\/src\/([^/]+)\/\1\.tsx$/.test(file) || /^packages\/features\/src\/.+View\.tsx$/.test(file);

export const everyViewHasStories: Rule = (sources) =>
  [...sources.keys()].flatMap((file) =>
    isShown(file) && !sources.has(file.replace(/\.tsx$/, '.stories.tsx')) ? [`${file}: has no stories`] : [],
  );
