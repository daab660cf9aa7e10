import { request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { ThreadRequest } from './sendFromThread.ts';

// Sends requests beside the thread of the server, which a test measures.

parentPort?.on('message', ({ port, path, method, headers, body }: ThreadRequest) => {
  let isAnswered = false;
  const answer = (status: number) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
    if (!isAnswered) parentPort?.postMessage(status);
    isAnswered = true;
  };
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
    response.resume();
    response.once('close', () => {
      answer(response.statusCode ?? 0);
      // The server may not have read the body.
      sent.destroy();
    });
  });
  sent.on('error', () => answer(0));
  sent.end(body);
});
