export { demoMedia, demoMediaId } from './demoMedia';
