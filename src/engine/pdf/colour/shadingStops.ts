/** Channels at a position of a gradient, from 0 to 1. */
export interface ShadingStop {
  readonly position: number;
  readonly channels: readonly number[];
}

/** The piece of a gradient between two stops. */
export interface Piece {
  readonly from: ShadingStop;
  readonly to: ShadingStop;
}
