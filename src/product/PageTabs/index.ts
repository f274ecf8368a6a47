export { PageTabs } from './PageTabs';
