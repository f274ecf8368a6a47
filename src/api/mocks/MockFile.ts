/** An answer to be sent as a file, with what its headers say of it. */
export class MockFile {
  readonly content: string | Blob;
  readonly headers: Readonly<Record<string, string>>;

  constructor(content: string | Blob, headers: Readonly<Record<string, string>>) {
    this.content = content;
    this.headers = headers;
  }
}
