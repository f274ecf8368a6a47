export { BrandKitsScreen, type BrandKitsView } from './list/BrandKitsScreen';
