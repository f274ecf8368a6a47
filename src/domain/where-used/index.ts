export {
  referenceKey,
  referenceRows,
  refusalOfUses,
  USING_KINDS,
  type FontReference,
  type LibraryReferences,
  type PictureReference,
  type ReferenceRow,
  type Use,
  type UsedKind,
  type UsingKind,
} from './whereUsed';
