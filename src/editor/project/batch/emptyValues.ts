import type { Document, Id, ValueVariable } from '@/engine/document';

/** Returns a variable without its value. A boolean always has one. */
function emptyVariable(variable: ValueVariable): ValueVariable {
  switch (variable.type) {
    case 'shortText':
    case 'longText':
    case 'richText':
      return { ...variable, value: '' };
    case 'number':
    case 'date':
    case 'image':
      return { ...variable, value: null };
    case 'list':
      return { ...variable, selected: null };
    default:
      return variable;
  }
}

/** Returns the document without the values of some variables, to show nothing in place of wrong ones. */
export function emptyValues(document: Document, ids: Iterable<Id>): Document {
  const items = { ...document.variables.items };
  for (const id of ids) {
    const variable = items[id];
    if (variable && variable.type !== 'group') items[id] = emptyVariable(variable);
  }
  return { ...document, variables: { ...document.variables, items } };
}
