import type { Rule } from './Sources.ts';

/** What shows the name of the product to its users. Samples may repeat it. */
const FOLLOWER =
  /^(packages\/(features|ui)\/src|apps\/console|apps\/api\/src\/(accounts|messages|platform\/mail)|\.storybook)\//;
const SAMPLE = /\.(stories|test)\.|\/foundations\//;

/** The product's name comes from `packages/brand`, where it can be changed for all of them. */
export const brandIsFollowed: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    FOLLOWER.test(file) && !SAMPLE.test(file) && text.includes('Planner Admin')
      ? [`${file}: repeats the name of the product instead of \`brand.name\``]
      : [],
  );
