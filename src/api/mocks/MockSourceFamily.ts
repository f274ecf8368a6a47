/** A family of a font source. */
export interface MockSourceFamily {
  readonly name: string;
  readonly styles: readonly {
    readonly id: string;
    readonly name: string;
    readonly fileName: string;
    readonly read: () => Promise<Blob>;
  }[];
}
