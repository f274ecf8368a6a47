/** A call that got no answer at all: no network, no such host, refused, or out of time. The cause is kept. */
export class FetchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchError';
  }
}
