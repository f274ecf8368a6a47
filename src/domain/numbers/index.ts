export {
  acceptNumber,
  fitNumber,
  formatNumber,
  parseNumber,
  roundTo,
  type DecimalSeparator,
} from './numbers';
export { parseSum, type ConvertUnit } from './sum';
