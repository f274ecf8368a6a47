import { dictionary, name, number } from '../file/syntax';

/** Writes the graphics state for blending a group; PDF has the same modes with a capital letter. */
export const blendState = (opacity: number, mode: string): string =>
  dictionary({
    Type: '/ExtGState',
    ca: number(opacity),
    CA: number(opacity),
    BM: name(`${mode.charAt(0).toUpperCase()}${mode.slice(1)}`),
  });
