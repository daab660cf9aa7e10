import { parentPort, workerData } from 'node:worker_threads';
import { createPolicyHtml } from '../createPolicyHtml.ts';
import { PolicyHtmlError } from '../createPolicyReader.ts';
import { setOwnHosts } from '../images.ts';
import { type CleanAnswer, type CleanRequest, TOO_COMPLICATED } from './createPolicyCleaner.ts';
import { createWindow } from './createWindow.ts';

setOwnHosts(workerData as string[]);
const { sanitizePolicyHtml, renderPolicyHtml } = createPolicyHtml(createWindow());

const answer = ({ html, isShown }: CleanRequest): CleanAnswer => {
  try {
    return { cleaned: isShown ? { html: renderPolicyHtml(html), removed: [] } : sanitizePolicyHtml(html) };
  } catch (error) {
    // A restart of the worker would take seconds, for which other texts wait.
    return { problem: error instanceof PolicyHtmlError ? error.problem : TOO_COMPLICATED };
  }
};

parentPort?.on('message', (request: CleanRequest) => parentPort?.postMessage(answer(request), []));
