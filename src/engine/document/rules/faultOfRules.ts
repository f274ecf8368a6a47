import { indexFrames } from '../frames/indexFrames';
import type { Fault } from '../read/fault';
import type { Document } from '../schema/document';
import { rulesOfActions, rulesOfConnectors, rulesOfConstraints } from './automationRules';
import { rulesOfBarcodes } from './barcodeRules';
import { reference, type Faults } from './check';
import { rulesOfCollections } from './collectionRules';
import { gradientRules, rulesOfPages } from './frameRules';
import { rulesOfLayouts } from './layoutRules';
import { rulesOfVariables } from './variableRules';

function* rulesOfBrandKit({ brandKit }: Document): Faults {
  for (const [id, { gradient }] of Object.entries(brandKit.gradients.items)) {
    yield* gradientRules(gradient, ['brandKit', 'gradients', 'items', id, 'gradient']);
  }
  const { activeThemeId, themes } = brandKit;
  if (activeThemeId !== undefined) {
    yield* reference(themes.items, activeThemeId, 'theme', ['brandKit', 'activeThemeId']);
  }
}

function* rules(document: Document): Faults {
  yield* rulesOfCollections(document);
  const frames = indexFrames(document);
  yield* rulesOfLayouts(document, frames);
  yield* rulesOfBarcodes(document);
  yield* rulesOfPages(document);
  yield* rulesOfVariables(document);
  yield* rulesOfActions(document, frames);
  yield* rulesOfConnectors(document);
  yield* rulesOfConstraints(document, frames);
  yield* rulesOfBrandKit(document);
}

/** Returns the first broken rule of a document that meets the schema. */
export function faultOfRules(document: Document): Fault | undefined {
  for (const fault of rules(document)) return fault;
  return undefined;
}
