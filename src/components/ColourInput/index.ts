export { ColourInput, type ColourInputProps } from './ColourInput';
export { ColourTabs, type ColourTabsProps } from './ColourTabs';
export { Swatch, type SwatchProps } from './Swatch';
export {
  type Cmyk,
  type CmykConverter,
  colourToRgb,
  type ColourValue,
  convertColour,
  defaultColour,
} from './colourValue';
export { CMYK_LOAD_FAILURE, loadCmykConverter } from './loadCmykConverter';
