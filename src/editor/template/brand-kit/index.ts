export { BrandKitResources } from './BrandKitResources';
export { useKitSync } from './useKitSync';
