export { UnauthorizedScreen, type UnauthorizedScreenProps } from './UnauthorizedScreen';
