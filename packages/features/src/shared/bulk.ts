/** What handles many things at once: files in and out, and the tasks of the server. Lists load it as one file. */
export {
  exportAcceptances,
  exportActivity,
  exportSelectedUsers,
  exportSubscriptions,
  exportUsers,
} from '@planner/api-client';
export { ExportList } from './export/ExportList.tsx';
export { ImportFile } from './import/ImportFile.tsx';
export { ShownTask } from './tasks/ShownTask.tsx';
