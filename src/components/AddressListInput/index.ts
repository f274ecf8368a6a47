export { AddressListInput, type AddressListInputProps } from './AddressListInput';
export { judgeAddresses, readAddresses, type AddressState } from './readAddresses';
