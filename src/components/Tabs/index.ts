export { tabRing, tabRow } from './tabRing';
export { Tabs, type TabsProps, type TabItem } from './Tabs';
