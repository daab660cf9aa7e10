/**
 * Reviews what the last run of the stories drew differently, on a local page; `--from FOLDER` reviews a report, such as one
 * from CI. `--report` only writes the report. Other options: readOptions.ts.
 */
import { buildPage } from './buildPage.ts';
import { reviewPictures } from './reviewPictures.ts';

await reviewPictures(buildPage);
