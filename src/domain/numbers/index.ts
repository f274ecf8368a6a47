export {
  acceptNumber,
  fitNumber,
  formatNumber,
  parseNumber,
  roundTo,
  type DecimalSeparator,
  type NumberRules,
  type TypedNumber,
} from './numbers';
