import type { CDPSession } from 'playwright';
import type { RecordedRequest } from './RecordedRequest.ts';

/** Records requests from now on. The returned function lists those that have finished. */
export async function recordRequests(session: CDPSession): Promise<() => readonly RecordedRequest[]> {
  const pending = new Map<string, Omit<RecordedRequest, 'end' | 'bytes'>>();
  const finished: RecordedRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { protocol, pathname, search } = new URL(request.url);
    if (protocol === 'http:')
      pending.set(requestId, { path: pathname + search, type: type ?? 'Other', start: timestamp });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = pending.get(requestId);
    if (request) finished.push({ ...request, end: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return () => finished;
}
