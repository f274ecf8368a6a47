export { FOREIGN_TOKEN, PAGE_SIZE, readSorting, type Sorting } from './listing';
