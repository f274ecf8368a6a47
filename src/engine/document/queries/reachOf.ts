import type { Document } from '../schema/document';
import type { Font } from '../schema/textStyle';
import type { VariableOf } from '../schema/variable';
import { dataSourceOf, environmentConnectorOf } from './dataSourceOf';
import { fontsOf } from './fontsOf';
import { libraryPictures, type LibraryPicture } from './libraryPictures';

/** The properties of an image variable that limit its pictures. */
export interface ImageReach {
  readonly name: string;
  /** The connector of its picture; undefined if it has none. */
  readonly connectorId: string | undefined;
  /** Paths of the folders it may be opened at; an empty path is all media. */
  readonly folders: readonly string[];
  readonly includesSubfolders: boolean;
  /** Whether people or scripts choose its picture. */
  readonly isChosen: boolean;
}

/** Everything a document may need of its environment, by the document's names. */
export interface DocumentReach {
  readonly pictures: readonly LibraryPicture[];
  readonly fonts: readonly Font[];
  readonly images: readonly ImageReach[];
  readonly dataSetId: string | undefined;
  /** The environment's connector that provides its records. */
  readonly dataConnectorId: string | undefined;
  /** Pictures named in the rows stored in the document. */
  readonly cells: ReadonlySet<string>;
  readonly scripts: readonly string[];
}

/** The script function that changes the picture of an image variable. */
const CHOOSES_PICTURE = 'setImageVariableValue';

/** Returns everything a document may need of its environment while its variables are filled in. */
export function reachOf(document: Document): DocumentReach {
  const source = dataSourceOf(document)?.variable.source;
  const scripts = Object.values(document.actions.items).map(({ script }) => script);
  const isScripted = scripts.some((script) => script.includes(CHOOSES_PICTURE));
  const images = Object.values(document.variables.items).flatMap((variable) =>
    variable.type === 'image' ? [imageReach(document, variable, isScripted)] : [],
  );
  const rows = source?.type === 'injected' ? source.rows : [];
  return {
    pictures: libraryPictures(document),
    fonts: fontsOf(document),
    images,
    dataSetId: source?.type === 'dataSet' ? source.dataSetId : undefined,
    dataConnectorId: source?.type === 'connector' ? environmentConnectorOf(document, source) : undefined,
    cells: new Set(
      images.flatMap(({ name }) => rows.flatMap((row) => (row[name] === undefined ? [] : String(row[name])))),
    ),
    scripts,
  };
}

function imageReach(document: Document, variable: VariableOf<'image'>, isScripted: boolean): ImageReach {
  const { name, value, folder, includeSubfolders, allowQuery, isReadonly } = variable;
  return {
    name,
    connectorId: value?.connectorId,
    folders: folder.type === 'fixed' ? [folder.path] : findNamedFolders(document, folder.variableId),
    includesSubfolders: includeSubfolders,
    isChosen: isScripted || (allowQuery && !isReadonly),
  };
}

/** Returns the folders a variable may name: the items of a list, a fixed text, or any folder. */
function findNamedFolders(document: Document, variableId: string): readonly string[] {
  const variable = document.variables.items[variableId];
  if (variable?.type === 'list') return variable.items.map(({ value }) => value);
  const isFixed = variable?.type === 'shortText' || variable?.type === 'longText';
  return [isFixed && variable.isReadonly ? variable.value : ''];
}
