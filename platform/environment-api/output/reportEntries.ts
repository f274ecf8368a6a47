import { boundText } from '@/domain/format';
import { BARCODE_FAULTS, failsBy, type ReportEntry } from '@/domain/output';
import type { FailOn } from '@/domain/output-settings';
import type { NamesInReports } from '../../readers';
import type { RenderFinding } from '../../rendering';

type Finding = RenderFinding['finding'];

/** Report entries of a document's records, by index from 0. */
export type EntriesByRecord = ReadonlyMap<number, readonly ReportEntry[]>;

/** Converts the findings of a rendering to report entries; drops findings that reports do not include. */
export function reportEntries(findings: readonly RenderFinding[], names: NamesInReports): EntriesByRecord {
  const entries = new Map<number, ReportEntry[]>();
  for (const { record, finding } of findings) {
    const entry = boundEntry(entryOf(finding, names));
    const known = entries.get(record);
    if (!entry) continue;
    if (known) known.push(entry);
    else entries.set(record, [entry]);
  }
  return entries;
}

/** Returns the first reason of each failing record, by its index. */
export function faultsIn(entries: EntriesByRecord, failOn: FailOn): ReadonlyMap<number, string> {
  const faults = [...entries].flatMap(([record, list]) => {
    const fault = list.find(({ type }) => failsBy(type, failOn));
    return fault ? [[record, fault.details] as const] : [];
  });
  return new Map(faults.sort(([one], [other]) => one - other));
}

const boundEntry = (entry: ReportEntry | undefined): ReportEntry | undefined =>
  entry && { ...entry, details: boundText(entry.details) };

function entryOf(finding: Finding, names: NamesInReports): ReportEntry | undefined {
  switch (finding.type) {
    case 'InvalidVariableValue':
    case 'MissingVariableValue':
      return { type: finding.type, details: finding.details };
    case 'actionRegister':
    case 'actionExecution':
    case 'actionCircular': {
      const isFirst = names.firstActions.includes(finding.actionId);
      return {
        type: isFirst ? 'DocumentLoadActionFailed' : 'ActionFailed',
        details: `The action ${finding.actionName} has failed. ${finding.message}`,
      };
    }
    case 'missingPicture': {
      // The connector is before the colon; media of the environment have none.
      const picture = `${finding.picture.replace(/^:/, '')}: ${describePlace(finding.frameId, names)}`;
      return {
        type: 'ImageLoadFailed',
        details:
          finding.reason === undefined
            ? `There is no picture ${picture}.`
            : `${finding.reason} It is ${picture}.`,
      };
    }
    case 'missingFont': {
      const { family, style } = finding.font;
      return { type: 'FontLoadFailed', details: `There is no font ${family} ${style}.` };
    }
    case 'missingGlyph': {
      const { family, style } = finding.font;
      const details = `The font ${family} ${style} lacks the character ${finding.character}.`;
      return { type: 'MissingCharacterInFont', details };
    }
    case 'unknownLetters': {
      const page = names.pages.get(finding.pageId) ?? finding.pageId;
      const details = `The placed PDF lacks the font ${finding.font}, and its letters may come out as others: ${finding.picture} on ${page}.`;
      return { type: 'MissingCharacterInFont', details };
    }
    case 'lostLinks': {
      const page = names.pages.get(finding.pageId) ?? finding.pageId;
      const links = finding.count === 1 ? '1 link' : `${finding.count} links`;
      return {
        type: 'LinkNotKept',
        details: `The PDF comes without ${links} of ${finding.picture} on ${page}.`,
      };
    }
    case 'textOverflow':
      return {
        type: 'TextOverflow',
        details: `The text does not fit: ${describePlace(finding.frameId, names)}.`,
      };
    case 'barcode': {
      if (finding.status === 'success') return undefined;
      const place = describePlace(finding.frameId, names);
      return finding.status === 'empty'
        ? { type: 'BarcodeEmpty', details: `The barcode has no value: ${place}.` }
        : {
            type: 'BarcodeValidationError',
            details: `The barcode can’t be drawn: ${place}. ${BARCODE_FAULTS[finding.status]}`,
          };
    }
    default:
      return undefined;
  }
}

/** Describes the place of a frame in words. */
function describePlace(frameId: string, { pages, frames }: NamesInReports): string {
  const placed = frames.get(frameId);
  if (!placed) return frameId;
  return `${placed.name} on ${pages.get(placed.pageId) ?? placed.pageId}`;
}
