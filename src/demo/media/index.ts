export { demoMedia } from './demoMedia';
