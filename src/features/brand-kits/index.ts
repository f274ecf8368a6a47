export { BrandKitScreen } from './kit/BrandKitScreen';
export { BrandKitsScreen, type BrandKitsView } from './list/BrandKitsScreen';
