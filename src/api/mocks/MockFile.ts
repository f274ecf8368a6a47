/** An answer to be sent as a file of this name and type. */
export class MockFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: string | Blob;
  readonly rowCount: number;

  constructor(fileName: string, type: string, content: string | Blob, rowCount: number) {
    this.fileName = fileName;
    this.type = type;
    this.content = content;
    this.rowCount = rowCount;
  }
}
