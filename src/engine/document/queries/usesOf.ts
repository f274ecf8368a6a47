import type { Document } from '../schema/document';
import type { Frame } from '../schema/frames';
import type { Id } from '../schema/primitives';
import type { Variable } from '../schema/variable';

/** A use of a variable, with the name of its user. */
export type VariableUse = { readonly name: string } & (
  | { readonly type: 'frame'; readonly pageId: Id; readonly frameId: Id }
  /** The visibility of another variable depends on it. */
  | { readonly type: 'condition'; readonly variableId: Id }
  /** It names the folder of another variable's pictures. */
  | { readonly type: 'folder'; readonly variableId: Id }
  | { readonly type: 'trigger'; readonly actionId: Id }
  | { readonly type: 'connector'; readonly connectorId: Id }
  /** A column of a data source with the same name fills it. */
  | { readonly type: 'dataSource'; readonly variableId: Id }
);

/** Returns the variables a frame shows, each once. */
export function variablesIn(frame: Frame): readonly Id[] {
  switch (frame.type) {
    case 'text': {
      const runs = frame.paragraphs.flatMap((paragraph) => paragraph.runs);
      return [...new Set(runs.flatMap((run) => (run.type === 'variable' ? [run.variableId] : [])))];
    }
    case 'image':
      return frame.source.type === 'variable' ? [frame.source.variableId] : [];
    case 'barcode':
      return frame.value.type === 'variable' ? [frame.value.variableId] : [];
    case 'shape':
      return [];
  }
}

const inFrames = ({ pages }: Document, id: Id): readonly VariableUse[] =>
  pages.order.flatMap((pageId) =>
    Object.entries(pages.items[pageId]?.frames.items ?? {}).flatMap(([frameId, frame]) =>
      variablesIn(frame).includes(id) ? [{ type: 'frame', name: frame.name, pageId, frameId } as const] : [],
    ),
  );

const dependsOn = (variable: Variable, id: Id): boolean =>
  variable.type !== 'group' &&
  variable.visibility.type === 'conditional' &&
  variable.visibility.comparisons.some((comparison) => comparison.variableId === id);

const hasFolderOf = (variable: Variable, id: Id): boolean =>
  variable.type === 'image' &&
  [variable.folder, variable.uploadFolder].some(
    (folder) => folder.type === 'variable' && folder.variableId === id,
  );

function inVariables({ variables }: Document, id: Id): readonly VariableUse[] {
  return Object.entries(variables.items).flatMap(([variableId, variable]) => {
    const use = { name: variable.name, variableId };
    return [
      ...(dependsOn(variable, id) ? [{ type: 'condition', ...use } as const] : []),
      ...(hasFolderOf(variable, id) ? [{ type: 'folder', ...use } as const] : []),
    ];
  });
}

const inTriggers = ({ actions }: Document, id: Id): readonly VariableUse[] =>
  actions.order.flatMap((actionId) => {
    const action = actions.items[actionId];
    const starts = action?.triggers.some(
      (trigger) => trigger.event === 'variableValueChanged' && trigger.variableIds?.includes(id),
    );
    return action && starts ? [{ type: 'trigger', name: action.name, actionId } as const] : [];
  });

const inConnectors = ({ connectors }: Document, id: Id): readonly VariableUse[] =>
  Object.entries(connectors.items).flatMap(([connectorId, { name, mappings }]) =>
    mappings.some((mapping) => mapping.type === 'variable' && mapping.variableId === id)
      ? [{ type: 'connector', name, connectorId } as const]
      : [],
  );

/** Returns the data sources with stored rows whose columns fill the variable. */
const inDataSources = ({ variables }: Document, id: Id): readonly VariableUse[] =>
  Object.entries(variables.items).flatMap(([variableId, variable]) =>
    variable.type === 'dataSource' &&
    variable.source.type === 'injected' &&
    variable.source.properties.some(({ name }) => name === variables.items[id]?.name)
      ? [{ type: 'dataSource', name: variable.name, variableId } as const]
      : [],
  );

/**
 * Returns the uses of a variable: frames in the order of pages, then conditions, triggers, connectors and data sources.
 */
export const usesOf = (document: Document, variableId: Id): readonly VariableUse[] => [
  ...inFrames(document, variableId),
  ...inVariables(document, variableId),
  ...inTriggers(document, variableId),
  ...inConnectors(document, variableId),
  ...inDataSources(document, variableId),
];
