import { parentPort, workerData } from 'node:worker_threads';
import { createPolicyHtml } from '../createPolicyHtml.ts';
import { PolicyHtmlError } from '../createPolicyReader.ts';
import { setOwnHosts } from '../images.ts';
import { describeRows, isChange } from '../redline/describeRows.ts';
import { describeSource } from '../redline/describeSource.ts';
import { readUnitsIn } from '../redline/readUnits.ts';
import { isUnchanged, redlineOf } from '../redline/redlineOf.ts';
import { escapeHtml, redlineHtml } from '../redline/redlinePage.ts';
import {
  type CleanAnswer,
  type CleanerTasks,
  type CleanRequest,
  TOO_COMPLICATED,
} from './createPolicyCleaner.ts';
import { createWindow } from './createWindow.ts';
import { parseToRead } from './parseToRead.ts';

setOwnHosts(workerData as string[]);
const { sanitizePolicyHtml, renderPolicyHtml, addressPolicyHtml } = createPolicyHtml(createWindow());

const tasks: CleanerTasks = {
  clean: sanitizePolicyHtml,
  show: (html, addresses) => renderPolicyHtml(html, undefined, addresses),
  address: addressPolicyHtml,
  compare: (before, after) => {
    const rows = redlineOf(readUnitsIn(parseToRead(before)), readUnitsIn(parseToRead(after)));
    if (isUnchanged(rows)) return { changes: 0, html: `<p>${escapeHtml(describeSource(before, after))}</p>` };
    const blocks = describeRows(rows, true);
    return { changes: blocks.filter(isChange).length, html: redlineHtml(blocks) };
  },
};

const answer = ({ task, of }: CleanRequest): CleanAnswer => {
  try {
    return { done: (tasks[task] as (...of: unknown[]) => unknown)(...of) };
  } catch (error) {
    // A restart of the worker would take seconds, for which other texts wait.
    return { problem: error instanceof PolicyHtmlError ? error.problem : TOO_COMPLICATED };
  }
};

parentPort?.on('message', (request: CleanRequest) => parentPort?.postMessage(answer(request), []));
