export { ServerErrorScreen, type ServerErrorScreenProps } from './ServerErrorScreen';
