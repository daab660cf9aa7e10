import path from 'node:path';
import { Baselines } from './Baselines.ts';
import { createReport } from './createReport.ts';
import { createReviewServer } from './createReviewServer.ts';
import { readOptions } from './readOptions.ts';
import { readReport } from './readReport.ts';
import { Review } from './Review.ts';
import { writeReport } from './writeReport.ts';

const LOCAL_STORYBOOK = 'http://localhost:6006';

/** The command line. `getPage` answers the folder of the built page. */
export async function reviewPictures(getPage: () => string | Promise<string>): Promise<void> {
  const { root, out, from, isReportOnly, storybook, globals, port, ...places } = readOptions(
    process.argv.slice(2),
    process.cwd(),
    process.env,
  );

  const report = from
    ? { ...readReport(path.resolve(process.env['INIT_CWD'] ?? '', from)), ...(storybook && { storybook }) }
    : await createReport({ root, ...places }, { storybook: storybook ?? LOCAL_STORYBOOK, globals });
  const stories = report.groups.flatMap((group) => group.stories);
  const count = stories.reduce((sum, { differences }) => sum + differences.length, 0);

  if (count === 0) console.log('No picture differs from its baseline.');
  else {
    const page = await getPage();
    if (!from) writeReport(path.resolve(root, out), page, report);
    console.log(
      `Pictures that differ: ${count}, of ${stories.length} stories, in groups of equal changes: ${report.groups.length}.`,
    );
    if (isReportOnly) console.log(`They are in ${out}. Review them: pnpm pictures`);
    else {
      const { url } = await createReviewServer(await Review.open(report, new Baselines(root)), page, port);
      console.log(`Review them at ${url}\nThe address works once. Ctrl+C ends the review.`);
    }
  }
}
