export { itemNameKey, LONGEST_ITEM_NAME, nameOfCopy, refusalOfItemName, storedItemName } from './itemName';
export { faultOfCharacters } from './unseen';
