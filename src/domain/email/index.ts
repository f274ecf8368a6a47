export { isEmail } from './isEmail';
