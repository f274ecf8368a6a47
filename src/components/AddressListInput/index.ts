export { AddressListInput, type AddressListInputProps } from './AddressListInput';
export { judgeAddresses, pasteInto, readAddresses, type AddressState } from './readAddresses';
