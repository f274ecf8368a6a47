import { leastQuietZone } from '../create/newBarcode';
import { ancestry } from '../layouts/lineage';
import { convertLength } from '../layouts/units';
import type { BarcodeSettings } from '../schema/barcode';
import type { Document } from '../schema/document';
import type { Unit } from '../schema/layout';
import type { Id } from '../schema/primitives';
import { faultAt, type Faults } from './check';

/** The tolerance for conversions between units. */
const ROUNDING = 1e-4;

/** Checks that a barcode keeps its quiet zone and has visible bars. */
function* barcodeRules(settings: BarcodeSettings, unit: Unit, path: readonly string[]): Faults {
  const least = leastQuietZone(settings.type, unit);
  for (const side of ['left', 'right'] as const) {
    if (settings.quietZone[side] >= least[side] - ROUNDING) continue;
    const message = `The quiet zone of ${settings.type} is at least ${least[side]} ${unit}.`;
    yield faultAt([...path, 'quietZone', side], message);
  }
  if ('barHeight' in settings && settings.barHeight < convertLength(1, 'px', unit) - ROUNDING) {
    yield faultAt([...path, 'barHeight'], 'Bars are at least 1 px high.');
  }
}

/** Returns the unit of a layout, its own or inherited. */
const unitOf = (document: Document, layoutId: Id): Unit =>
  ancestry(document, layoutId).find(({ layout }) => layout.settings.unit !== undefined)?.layout.settings
    .unit ?? 'px';

/** Checks the barcodes of all layouts. */
export function* rulesOfBarcodes(document: Document): Faults {
  for (const [id, { barcodes }] of Object.entries(document.layouts.items)) {
    const unit = unitOf(document, id);
    for (const [frameId, settings] of Object.entries(barcodes)) {
      yield* barcodeRules(settings, unit, ['layouts', 'items', id, 'barcodes', frameId]);
    }
  }
}
