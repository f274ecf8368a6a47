export { downloadAsset, LARGEST_PICTURE, listCatalogue, type CatalogueSource } from './catalogue';
export { askForTokens, clientToken, type Tokens } from './clientTokens';
export { readTable } from './dataTable';
export { downloadFont, listFonts } from './fontCatalogue';
export { guardedPost } from './guardedFetch';
export { INTERNET, type Network } from './network';
export { openSealed, sealText } from './seal';
export { NotInSourceError, SourceError } from './SourceError';
