export { AddressListInput, type AddressListInputProps } from './AddressListInput';
export { judgeAddresses, pasteInto, readAddresses, readPasted, type AddressState } from './readAddresses';
