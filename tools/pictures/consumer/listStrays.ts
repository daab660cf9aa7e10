import type { Report } from '@planner/pictures/report';
import { strayPictures } from '@planner/pictures/strayPictures';

const report: Pick<Report, 'groups'> = { groups: [] };
const strays = await strayPictures(process.cwd(), 'src', () => ['light']);
console.log(JSON.stringify([...strays, ...report.groups]));
