export { StorageDetail } from './StorageDetail';
export { UsageScreen } from './UsageScreen';
export { readUsageView, type UsageView } from './usageView';
