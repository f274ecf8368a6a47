/** Signatures of the parts of a zip archive (APPNOTE 6.3, section 4.3), as numbers of four bytes. */
export const LOCAL_HEADER = 0x04034b50;
export const DIRECTORY_ENTRY = 0x02014b50;
export const END_OF_DIRECTORY = 0x06054b50;
