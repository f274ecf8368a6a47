import { TABLE_LIMITS } from '../limits';
import type { Sheet } from '../Table';
import { TableError } from '../TableError';
import { readXml } from './readXml';

/** A sheet with the path of its cells. */
export interface SheetPart extends Sheet {
  readonly path: string;
}

/** The parts of a workbook. */
export interface WorkbookContents {
  readonly sheets: readonly SheetPart[];
  /** The path of the shared texts. */
  readonly strings: string | undefined;
  /** The path of the formats. */
  readonly styles: string | undefined;
  /** Whether days count from 1904 on. */
  readonly is1904: boolean;
}

/** Returns the bytes of a file in the workbook; `undefined` if it is missing. */
type Open = (path: string) => Promise<Uint8Array | undefined>;

interface Relation {
  readonly id: string;
  /** The last word of its type: Transitional and Strict workbooks differ in the part before it. */
  readonly type: string;
  readonly path: string;
}

const NO_WORKBOOK = 'The file is no Excel workbook. Save it as .xlsx or CSV and try again.';

/** Resolves a target path relative to a folder. */
function resolvePath(folder: string, target: string): string {
  const parts: string[] = target.startsWith('/') ? [] : folder.split('/');
  for (const part of target.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.filter((part) => part !== '').join('/');
}

/** Reads the relations of a file to others (ECMA-376, part 2, 6.5). */
async function readRelations(open: Open, path: string): Promise<Relation[]> {
  const at = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
  const part = resolvePath(folder, `_rels/${name}.rels`);
  const bytes = await open(part);
  const relations: Relation[] = [];
  if (!bytes) return relations;
  readXml(bytes, part, {
    open: (element, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (element === 'Relationship' && TargetMode !== 'External')
        relations.push({
          id: Id,
          type: Type.slice(Type.lastIndexOf('/') + 1),
          path: resolvePath(folder, Target),
        });
    },
  });
  return relations;
}

/**
 * Finds the parts of a workbook.
 * @throws TableError for another type of file
 */
export async function readContents(open: Open): Promise<WorkbookContents> {
  const main = (await readRelations(open, '')).find(({ type }) => type === 'officeDocument')?.path;
  const bytes = main === undefined || main.endsWith('.bin') ? undefined : await open(main);
  if (main === undefined || !bytes) throw new TableError(NO_WORKBOOK);
  const relations = await readRelations(open, main);
  // Sheets with only a chart have no cells.
  const pathsById = new Map(
    relations.flatMap(({ id, type, path }) => (type === 'worksheet' ? [[id, path] as const] : [])),
  );
  const sheets: SheetPart[] = [];
  let [isWorkbook, is1904] = [false, false];
  readXml(bytes, main, {
    open: (element, { name = '', state = 'visible', id = '', date1904 = '0' }) => {
      if (element === 'workbook') isWorkbook = true;
      else if (element === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      if (element !== 'sheet') return;
      const path = pathsById.get(id);
      if (path !== undefined) sheets.push({ name, isHidden: state !== 'visible', path });
      if (sheets.length > TABLE_LIMITS.sheets)
        throw new TableError(`The workbook has more than ${TABLE_LIMITS.sheets} sheets.`);
    },
  });
  if (!isWorkbook) throw new TableError(NO_WORKBOOK);
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path;
  return { sheets, strings: pathOf('sharedStrings'), styles: pathOf('styles'), is1904 };
}
