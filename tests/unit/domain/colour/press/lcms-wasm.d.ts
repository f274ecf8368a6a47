/** The part of the package in use; it has no types of its own. */
declare module 'lcms-wasm' {
  /** Handles are addresses; 0 is a failure. */
  interface Lcms {
    cmsOpenProfileFromMem: (bytes: Uint8Array, length: number) => number;
    cmsCreate_sRGBProfile: () => number;
    cmsCreateTransform: (
      input: number,
      inputFormat: number,
      output: number,
      outputFormat: number,
      intent: number,
      flags: number,
    ) => number;
    cmsDoTransform: (transform: number, pixels: Uint16Array, count: number) => Uint16Array;
  }
  export function instantiate(options: { wasmBinary: ArrayBufferLike }): Promise<Lcms>;
  export const TYPE_CMYK_16: number;
  export const TYPE_RGB_16: number;
  export const cmsFLAGS_BLACKPOINTCOMPENSATION: number;
}
