export {
  cmykToRgb,
  colourTypes,
  DEFAULT_COLOUR,
  hexToRgb,
  parseChannel,
  parseHex,
  parsePercent,
  rgbToHex,
  type ColourType,
  type Rgb,
} from './colour';
