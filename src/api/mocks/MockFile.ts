/** A file as an answer, with its headers. */
export class MockFile {
  readonly content: string | Blob;
  readonly headers: Readonly<Record<string, string>>;

  constructor(content: string | Blob, headers: Readonly<Record<string, string>>) {
    this.content = content;
    this.headers = headers;
  }
}
