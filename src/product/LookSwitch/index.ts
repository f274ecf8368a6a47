export { LookSwitch, type Look } from './LookSwitch';
