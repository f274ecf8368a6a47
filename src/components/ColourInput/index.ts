export { ColourInput, type ColourInputProps } from './ColourInput';
export {
  type Cmyk,
  type CmykConverter,
  colourToRgb,
  type ColourValue,
  convertColour,
  defaultColour,
} from './colourValue';
export { CMYK_LOAD_FAILURE, loadCmykConverter } from './loadCmykConverter';
