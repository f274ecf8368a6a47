/** Explanations of barcode faults, by the status of the engine. */
export const BARCODE_FAULTS = {
  empty: 'It has no value.',
  invalidLength: 'Its value is too short or too long.',
  invalidCharacters: 'Its value has characters that this type does not know.',
  invalidChecksum: 'The check digit of its value is wrong.',
  invalidUPCE: 'Its value can’t be shortened to UPC-E.',
  otherError: 'Its value can’t be encoded.',
} as const;
