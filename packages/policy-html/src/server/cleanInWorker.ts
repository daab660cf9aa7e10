import { parentPort } from 'node:worker_threads';
import { createPolicyHtml } from '../createPolicyHtml.ts';
import { PolicyHtmlError } from '../createPolicyReader.ts';
import type { CleanAnswer } from './createPolicyCleaner.ts';
import { createWindow } from './createWindow.ts';

const { sanitizePolicyHtml } = createPolicyHtml(createWindow());

const clean = (html: string): CleanAnswer => {
  try {
    return { cleaned: sanitizePolicyHtml(html) };
  } catch (error) {
    if (error instanceof PolicyHtmlError) return { problem: error.problem };
    throw error;
  }
};

parentPort?.on('message', (html: string) => parentPort?.postMessage(clean(html), []));
