export { DEMO_ACCOUNTS, DEMO_PASSWORD, demoUserId } from './accounts';
export { CLIENTS, ENVIRONMENTS, SUBSCRIPTIONS } from './catalogue';
export { createDemoData } from './createDemoData';
export { demoFonts } from './fonts';
export { demoGroupId } from './groups';
export { demoMedia } from './media';
export { outputSettingId } from './outputSettingRows';
export { demoId } from './random';
export type { DemoData, DemoMedia, DemoMediaAsset, DemoSize } from './types';
