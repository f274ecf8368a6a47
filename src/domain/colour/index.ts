export {
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
export {
  CONDITION_DETAILS,
  conditionOfRegion,
  DEFAULT_CONDITION,
  pressConditions,
  type PressCondition,
} from './conditions';
