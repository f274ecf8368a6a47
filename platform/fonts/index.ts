export { readBuiltInFont } from './builtInFonts';
