import type { Rule } from './Sources.ts';

/** Kit component folders are those that hold a file of their own name; feature views are `…View.tsx`. */
const isShown = (file: string) =>
  /^packages\/ui\/src\/([^/]+)\/\1\.tsx$/.test(file) || /^packages\/features\/src\/.+View\.tsx$/.test(file);

/** Every component of the kit and every view has stories: a state that no story shows is a state that nobody tests. */
export const everyViewHasStories: Rule = (sources) =>
  [...sources.keys()].flatMap((file) =>
    isShown(file) && !sources.has(file.replace(/\.tsx$/, '.stories.tsx')) ? [`${file}: has no stories`] : [],
  );
