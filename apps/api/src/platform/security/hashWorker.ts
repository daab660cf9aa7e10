import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../TaskWorker.ts';

lowerPriority();

parentPort?.on('message', (parameters: Argon2Parameters) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
  parentPort?.postMessage(argon2Sync('argon2id', parameters)),
);
