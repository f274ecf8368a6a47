export { itemNameKey, LONGEST_ITEM_NAME, refusalOfItemName, storedItemName } from './itemName';
