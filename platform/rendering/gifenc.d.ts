declare module 'gifenc' {
  type Colour = number[];

  interface Encoder {
    writeFrame(
      indexes: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: readonly Colour[];
        /** In milliseconds. */
        readonly delay: number;
        /** 0 repeats for ever. */
        readonly repeat?: number;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        /** 1 leaves the frame for the next one to be drawn over. */
        readonly dispose: number;
      },
    ): void;
    finish(): void;
    /** The bytes written so far, without a copy. */
    bytesView(): Uint8Array;
    bytes(): Uint8Array;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(samples: Uint8Array, most: number, options: { readonly format: 'rgb444' }): Colour[];
    nearestColorIndex(palette: readonly Colour[], colour: readonly number[]): number;
  };
  export { gifenc as default };
}
