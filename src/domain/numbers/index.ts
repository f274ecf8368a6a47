export {
  acceptNumber,
  fitNumber,
  formatNumber,
  parseNumber,
  roundTo,
  type DecimalSeparator,
} from './numbers';
export { parseSum } from './sum';
