export { ListToolbar } from './ListToolbar';
export type { ListView } from './listView';
export { SearchedList } from './SearchedList';
export { ShowMore, ShowMoreCounted } from './ShowMore';
export { useEnteredSearch } from './useEnteredSearch';
