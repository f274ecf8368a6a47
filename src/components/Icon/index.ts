export { Icon, type IconProps, type IconGlyph } from './Icon';
