/** An answer that the database has written as JSON already; sent as it is, without reading and writing it again. */
export class JsonText<Shape> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value the text stands for. */
  parse(): Shape {
    return JSON.parse(this.text) as Shape;
  }
}
