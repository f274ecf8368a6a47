import { randomUUID } from 'node:crypto';

/** Calls an environment of a platform as one account, on each of its processes in turn. */
export interface EnvironmentCaller {
  /** Calls a path relative to the environment, or a link from a response. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    signal?: AbortSignal,
  ) => Promise<Response>;
}

/** Makes the caller of an environment, such as `aurora-production`. */
export function callerOf(origins: readonly string[], environment: string, token: string): EnvironmentCaller {
  let turn = 0;
  return {
    call: (method, path, body, signal) => {
      const origin = origins[(turn += 1) % origins.length] ?? '';
      const isForm = body instanceof FormData;
      // Links contain the public address, which represents all processes.
      const linked = URL.canParse(path) ? new URL(path) : undefined;
      const below = `/grafx/api/v1/environment/${environment}/${path}`;
      const address = linked ? linked.pathname + linked.search : path.startsWith('/') ? path : below;
      return fetch(origin + address, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    },
  };
}

/** A form with one file. */
export function formOf(name: string, bytes: Uint8Array | string): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

/** Parses the JSON of a response that must have this status. @throws Error with the response otherwise */
export async function answered<Shape>(response: Response, ...statuses: readonly number[]): Promise<Shape> {
  const text = await response.text();
  if (!statuses.includes(response.status)) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text) as Shape;
}

/** Makes a separate folder for uploads. @returns the address of uploads into it */
export async function addFolder({ call }: EnvironmentCaller): Promise<string> {
  const name = randomUUID();
  await answered(await call('POST', 'media/directory', { name, folderPath: '/' }), 201);
  return `media?folderPath=/${name}`;
}
