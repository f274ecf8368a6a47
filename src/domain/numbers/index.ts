export {
  acceptNumber,
  fitNumber,
  formatNumber,
  parseNumber,
  roundTo,
  describeRefusal,
  type DecimalSeparator,
} from './numbers';
export { parseSum } from './sum';
