export { leastQuietZone, newBarcode, newBarcodeSize } from './create/newBarcode';
export { newFontSample } from './create/newFontSample';
export { newDocument, newLayout, newPage, type NewDocument } from './create/newDocument';
export { newBarcodeFrame, newImageFrame, newPlacement, newShapeFrame, newTextFrame } from './create/newFrame';
export { A4, LAYOUT_PRESETS, type LayoutPreset } from './create/presets';
export { newVariable } from './create/newVariable';
export { anchorFrames, type AnchoredBox, type Box, type Size } from './layouts/anchorFrames';
export { convertBarcode, convertCrop, convertPlacement } from './layouts/convertLengths';
export { branchOf, childrenOf } from './layouts/lineage';
export { resolveLayout, type ResolvedLayout } from './layouts/resolveLayout';
export { convertLength } from './layouts/units';
export type { Fault } from './read/fault';
export { LIMITS, type Limits } from './read/limits';
export { readDocument, type ReadOptions } from './read/readDocument';
export type { DocumentRefusal, Result } from './read/refusal';
export { MOST_LAYOUTS, type Document } from './schema/document';
export { colourOf, type DrawnColour } from './queries/colourOf';
export { conditionOf } from './queries/conditionOf';
export { dataSourceOf, environmentConnectorOf } from './queries/dataSourceOf';
export { constraintsOf } from './queries/constraintsOf';
export { drawnAnimation } from './queries/drawnAnimation';
export { drawnPages } from './queries/drawnPages';
export { fontsOf } from './queries/fontsOf';
export { libraryPictures, withLibraryPictures, type LibraryPicture } from './queries/libraryPictures';
export { reachOf, type DocumentReach, type ImageReach } from './queries/reachOf';
export { referencesOf, type DocumentReferences } from './queries/referencesOf';
export { hyphenatedLanguages } from './queries/hyphenatedLanguages';
export { variableNames, variableTypes } from './queries/variableNames';
export { ellipseOf } from './queries/ellipseOf';
export { usesOf, variablesIn, type VariableUse } from './queries/usesOf';
export type { Action, Trigger } from './schema/action';
export { LONGEST_TIMELINE_MS, type Animation } from './schema/animation';
export { BLEND_MODES, LINE_CAPS, LINE_JOINS, MITER_LIMIT, NO_STROKE } from './schema/appearance';
export type { BlendMode, CornerRadii, Dash, DropShadow, Outline, Stroke } from './schema/appearance';
export type { BarcodeSettings, BarcodeType } from './schema/barcode';
export type { BrandKit } from './schema/brandKit';
export {
  localColour,
  type Colour,
  type ColourUse,
  type Fill,
  type Gradient,
  type GradientUse,
} from './schema/colour';
export type { Connector } from './schema/connector';
export { ALL_OFF, type FrameConstraints } from './schema/constraints';
export type {
  BarcodeFrame,
  BarcodeValue,
  Frame,
  ImageFrame,
  ImageSource,
  ShapeFrame,
  TextFrame,
  TextOptions,
} from './schema/frames';
export { UNITS } from './schema/layout';
export type {
  Bleed,
  ChildLayout,
  Crop,
  Guide,
  GuideStyle,
  Intent,
  Layout,
  LayoutFill,
  LayoutSettings,
  ResizableByUser,
  Unit,
} from './schema/layout';
export { MOST_PAGES, type Group, type Page } from './schema/page';
export { NEW_FIT } from './schema/placement';
export type {
  Anchor,
  Anchoring,
  AnchorTarget,
  AutoGrow,
  CopyFitting,
  ImageFit,
  Placement,
  PlacementOverrides,
} from './schema/placement';
export type { Id, Ordered } from './schema/primitives';
export type { Paragraph, Run } from './schema/textContent';
export type {
  CharacterFormat,
  Font,
  FontFeatures,
  ListStyle,
  ParagraphFormat,
  ParagraphOverrides,
} from './schema/textStyle';
export { NEW_PARAGRAPH_FORMAT } from './schema/textStyle';
export type { ValueVariable, Variable, VariableOf } from './schema/variable';
export { LOCALES } from './schema/variableValues';
export { COMPARISONS, type Visibility } from './schema/visibility';
export { framesIn, framesOfStack, groupsAround, parentsIn, stackOf, type Stacked } from './frames/groups';
export { indexFrames, type FrameIndex } from './frames/indexFrames';
export { mergeFormats } from './mergeFormats';
export { joinRuns, lengthOfRuns, lookAt, lookOfRun, runsBetween, type RunLook } from './runs';
