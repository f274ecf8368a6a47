/** A response that the database already wrote as JSON; sent without parsing it. */
export class JsonText<Shape> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Parses the text. */
  parse(): Shape {
    return JSON.parse(this.text) as Shape;
  }
}
