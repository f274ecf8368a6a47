/** A call without any answer: no network, unknown host, refused, or timed out. Keeps the cause. */
export class FetchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchError';
  }
}
