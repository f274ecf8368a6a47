/** Receives the progress of an upload: 0 to 1, `undefined` if the total is unknown. */
export type OnProgress = (done: number | undefined) => void;

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Sends a form with XMLHttpRequest, because fetch reports no upload progress. The browser reads its files during the
 * upload and sets the boundary. Rejects with the signal's reason after cancellation, and with a TypeError, like fetch,
 * without an answer.
 */
export function sendForm(form: FormData, onProgress: OnProgress) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const upload = new XMLHttpRequest();
      const settle = (act: () => void) => {
        signal.removeEventListener('abort', cancel);
        act();
      };
      const cancel = () => {
        upload.abort();
        settle(() => reject(signal.reason as Error));
      };
      upload.open(request.method, request.url);
      for (const [name, value] of request.headers) {
        if (name !== 'content-type') upload.setRequestHeader(name, value);
      }
      upload.responseType = 'arraybuffer';
      upload.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        onProgress(lengthComputable && total > 0 ? loaded / total : undefined);
      upload.onload = () =>
        settle(() => {
          const { status, statusText } = upload;
          const body = status === 204 ? null : (upload.response as ArrayBuffer);
          resolve(new Response(body, { status, statusText, headers: headersOf(upload) }));
        });
      upload.onerror = () => settle(() => reject(new TypeError('The form could not be sent.')));
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      signal.addEventListener('abort', cancel);
      upload.send(form);
    });
}
