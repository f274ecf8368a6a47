import { BARCODE_FAULTS, failsBy, type ReportEntry } from '@/domain/output';
import type { BarcodeStatus, Report } from '@/engine/display';
import { CONDITION_DETAILS } from '@/domain/colour';
import { conditionOf, type Document, type Id } from '@/engine/document';
import type { ActionIssue } from '@/engine/resolve';
import { SMALL_TEXT_POINTS, type InkFault } from './checkInks';
import { SAFE_ZONE_MM, type CheckedPage } from './checkPage';

/** `stop` prevents output; `warning` needs a look. */
export type Severity = 'stop' | 'warning';

/** One issue to fix. */
export interface Issue {
  /** Stays the same while the same issue exists at the same place. */
  readonly key: string;
  readonly severity: Severity;
  /** Name of the frame or action. */
  readonly subject: string;
  /** The issue in a sentence. */
  readonly message: string;
  /** Its place; actions have none. */
  readonly place?: { readonly layoutId: Id; readonly pageId: Id; readonly frameId: Id | undefined };
  readonly actionId?: Id;
  /** Status of its barcode. */
  readonly barcode?: BarcodeStatus;
}

/** Number of issues by severity. */
export interface IssueCount {
  readonly stops: number;
  readonly warnings: number;
}

type ReportType = ReportEntry['type'];

/* Applies the rule of output that fails on errors, so that both agree. */
const severityOf = (type: ReportType): Severity => (failsBy(type, 'onErrors') ? 'stop' : 'warning');

interface Finding {
  readonly severity: Severity;
  readonly message: string;
  readonly barcode?: BarcodeStatus;
}

function findingOf(report: Report): Finding | undefined {
  switch (report.type) {
    case 'textOverflow':
      return { severity: severityOf('TextOverflow'), message: 'The text does not fit.' };
    case 'missingFont': {
      const { family, style } = report.font;
      return { severity: severityOf('FontLoadFailed'), message: `There is no font ${family} ${style}.` };
    }
    case 'missingGlyph': {
      const { family, style } = report.font;
      const message = `${family} ${style} lacks the character ${report.character}.`;
      return { severity: severityOf('MissingCharacterInFont'), message };
    }
    case 'missingPicture':
      return { severity: severityOf('ImageLoadFailed'), message: 'Its picture is missing.' };
    case 'barcode': {
      const { status } = report;
      if (status === 'success') return undefined;
      const type = status === 'empty' ? 'BarcodeEmpty' : 'BarcodeValidationError';
      return { severity: severityOf(type), message: BARCODE_FAULTS[status], barcode: status };
    }
    case 'missingColor':
    case 'missingGradient':
      return { severity: 'warning', message: 'A colour is not in the brand kit and is drawn black.' };
  }
}

/** Describes an ink issue and its remedy. */
function describeInkFault(fault: InkFault, document: Document): string {
  switch (fault.type) {
    case 'rgbBlack':
      return `Its black is RGB and prints in several inks. Use CMYK 0 0 0 100 below ${SMALL_TEXT_POINTS} pt.`;
    case 'richBlack':
      return `Its black has several inks. Use CMYK 0 0 0 100 below ${SMALL_TEXT_POINTS} pt.`;
    case 'tooMuchInk': {
      const { name, inkLimit } = CONDITION_DETAILS[conditionOf(document)];
      return `A colour has ${fault.percent} % of ink. ${name} takes ${inkLimit} %.`;
    }
  }
}

function issuesOfPage(document: Document, checked: CheckedPage): readonly Issue[] {
  const { pages } = document;
  const { layoutId, pageId } = checked;
  const page = pages.items[pageId];
  const issue = (frameId: Id | undefined, finding: Finding): Issue => ({
    key: JSON.stringify([layoutId, pageId, frameId, finding.message]),
    ...finding,
    subject: (frameId === undefined ? page?.name : page?.frames.items[frameId]?.name) ?? pageId,
    place: { layoutId, pageId, frameId },
  });
  const found = [
    ...checked.reports.flatMap((report) => {
      const finding = findingOf(report);
      return finding ? [issue(report.frameId, finding)] : [];
    }),
    ...checked.coarse.map(({ frameId, pixelsPerInch }) =>
      issue(frameId, {
        severity: 'warning',
        message: `The picture has ${Math.floor(pixelsPerInch)} pixels per inch at its printed size.`,
      }),
    ),
    ...checked.nearTrim.map((frameId) =>
      issue(frameId, {
        severity: 'warning',
        message: `The text is nearer than ${SAFE_ZONE_MM} mm to the edge of the page.`,
      }),
    ),
    ...checked.inks.map(({ frameId, fault }) =>
      issue(frameId, { severity: 'warning', message: describeInkFault(fault, document) }),
    ),
  ];
  // A frame may have been deleted since the check of its page.
  const present = found.filter(
    ({ place }) => place?.frameId === undefined || page?.frames.items[place.frameId],
  );
  return [...new Map(present.map((each) => [each.key, each])).values()];
}

function issueOfAction({ actions }: Document, { actionId, actionName, message, line }: ActionIssue): Issue {
  const isFirst = actions.items[actionId]?.triggers.some(({ event }) => event === 'documentLoaded') ?? false;
  return {
    key: JSON.stringify([actionId, message]),
    severity: severityOf(isFirst ? 'DocumentLoadActionFailed' : 'ActionFailed'),
    subject: actionName,
    message: `The action fails${line === undefined ? '' : ` in line ${line}`}: ${message}`,
    actionId,
  };
}

/** Returns the issues of a template: those that stop output first, then in the order of layouts and pages. */
export function findIssues(
  document: Document,
  pages: readonly CheckedPage[],
  actionIssues: readonly ActionIssue[] = [],
): readonly Issue[] {
  const issues = [
    ...actionIssues.map((each) => issueOfAction(document, each)),
    ...pages.flatMap((page) => issuesOfPage(document, page)),
  ];
  const isStop = ({ severity }: Issue) => severity === 'stop';
  return [...issues.filter(isStop), ...issues.filter((issue) => !isStop(issue))];
}

/** Counts the issues by severity. */
export function countIssues(issues: readonly Issue[]): IssueCount {
  const stops = issues.filter(({ severity }) => severity === 'stop').length;
  return { stops, warnings: issues.length - stops };
}
