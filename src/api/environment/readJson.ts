import { ResponseError } from '../http';

/**
 * Reads the JSON of an answer; `undefined` without content.
 * @throws ResponseError if it is invalid.
 */
export async function readJson<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  if (text === '') return undefined as Body;
  try {
    return JSON.parse(text) as Body;
  } catch {
    const { status, statusText } = response;
    const message = 'The answer of the environment could not be read.';
    throw new ResponseError({ status, statusText, body: {}, message });
  }
}
