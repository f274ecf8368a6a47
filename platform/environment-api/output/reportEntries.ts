import { boundText } from '@/domain/format';
import { BARCODE_FAULTS, failsBy, type ReportEntry } from '@/domain/output';
import type { FailOn } from '@/domain/output-setting';
import { indexFrames, type Document, type FrameIndex } from '@/engine/document';
import type { RenderFinding } from '../../rendering';

type Finding = RenderFinding['finding'];

/** What is reported of the records of a document, by their places, counted from 0. */
export type EntriesByRecord = ReadonlyMap<number, readonly ReportEntry[]>;

/** Puts the findings of a rendering into the words of a report; what no report tells of is left out. */
export function reportEntries(findings: readonly RenderFinding[], document: Document): EntriesByRecord {
  const frames = indexFrames(document);
  const entries = new Map<number, ReportEntry[]>();
  for (const { record, finding } of findings) {
    const entry = boundEntry(entryOf(finding, document, frames));
    const known = entries.get(record);
    if (!entry) continue;
    if (known) known.push(entry);
    else entries.set(record, [entry]);
  }
  return entries;
}

/** The first reason of each record that fails, by its place. */
export function faultsIn(entries: EntriesByRecord, failOn: FailOn): ReadonlyMap<number, string> {
  const faults = [...entries].flatMap(([record, list]) => {
    const fault = list.find(({ type }) => failsBy(type, failOn));
    return fault ? [[record, fault.details] as const] : [];
  });
  return new Map(faults.sort(([one], [other]) => one - other));
}

const boundEntry = (entry: ReportEntry | undefined): ReportEntry | undefined =>
  entry && { ...entry, details: boundText(entry.details) };

function entryOf(finding: Finding, document: Document, frames: FrameIndex): ReportEntry | undefined {
  switch (finding.type) {
    case 'InvalidVariableValue':
    case 'MissingVariableValue':
      return { type: finding.type, details: finding.details };
    case 'actionRegister':
    case 'actionExecution':
    case 'actionCircular': {
      const action = document.actions.items[finding.actionId];
      const isFirst = action?.triggers.some(({ event }) => event === 'documentLoaded') ?? false;
      return {
        type: isFirst ? 'DocumentLoadActionFailed' : 'ActionFailed',
        details: `The action ${finding.actionName} has failed. ${finding.message}`,
      };
    }
    case 'missingPicture':
      return {
        type: 'ImageLoadFailed',
        details:
          finding.reason === undefined
            ? `There is no picture ${finding.picture}.`
            : `${finding.reason} It is ${finding.picture}.`,
      };
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
      const page = document.pages.items[finding.pageId]?.name ?? finding.pageId;
      const details = `The placed PDF lacks the font ${finding.font}, and no other can show its letters: ${finding.picture} on ${page}.`;
      return { type: 'MissingCharacterInFont', details };
    }
    case 'textOverflow':
      return {
        type: 'TextOverflow',
        details: `The text does not fit: ${placeOf(finding.frameId, document, frames)}.`,
      };
    case 'barcode': {
      if (finding.status === 'success') return undefined;
      const place = placeOf(finding.frameId, document, frames);
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

/** Where a frame is, in words. */
function placeOf(frameId: string, { pages }: Document, frames: FrameIndex): string {
  const placed = frames.get(frameId);
  if (!placed) return frameId;
  return `${placed.frame.name} on ${pages.items[placed.pageId]?.name ?? placed.pageId}`;
}
