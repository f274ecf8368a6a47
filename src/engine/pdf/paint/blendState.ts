import { dictionary, name, number } from '../file/syntax';

/** How a group is laid over what is below it; PDF has the same modes with a capital letter. */
export const blendState = (opacity: number, mode: string): string =>
  dictionary({
    Type: '/ExtGState',
    ca: number(opacity),
    CA: number(opacity),
    BM: name(`${mode.charAt(0).toUpperCase()}${mode.slice(1)}`),
  });
