/** Statuses for which `Response` rejects any body, even an empty one. */
const BODILESS = new Set([204, 205, 304]);

const headersOf = (lines: string): Headers =>
  new Headers(
    [...lines.matchAll(/^([^:\r\n]+):(.*)\r?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

const responseOf = (xhr: XMLHttpRequest): Response => {
  const headers = headersOf(xhr.getAllResponseHeaders());
  return new Response(BODILESS.has(xhr.status) ? null : xhr.responseText, { status: xhr.status, headers });
};

/** A `fetch` with upload progress, by XMLHttpRequest. Holds the body in memory: use it only with a progress bar. */
export const sendWithProgress = async (
  request: Request,
  onProgress: (fraction: number) => void,
): Promise<Response> => {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return await new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    xhr.upload.addEventListener('load', () => onProgress(1));
    xhr.addEventListener('load', () => resolve(responseOf(xhr)));
    // `fetch` also throws a TypeError; the transport turns it into an ApiError.
    xhr.addEventListener('error', () => reject(new TypeError('The connection was cut')));
    const abort = () => {
      xhr.abort();
      reject(request.signal.reason);
    };
    request.signal.addEventListener('abort', abort, { once: true });
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
    xhr.send(body);
  });
};
