import type { Id, ValueVariable } from '../../document';
import { formatDate } from './formatDate';
import { formatNumber } from './formatNumber';
import { readRichText, type RuleSets } from './richText';

/** A part of a variable's text, with its character style if it has one. */
export interface TextPart {
  readonly text: string;
  readonly characterStyleId?: Id;
}

const stylePart = (text: string, characterStyleId: Id | undefined): TextPart =>
  characterStyleId === undefined ? { text } : { text, characterStyleId };

function numberParts(variable: Extract<ValueVariable, { type: 'number' }>): readonly TextPart[] {
  if (variable.value === null) return [];
  const { whole, decimals } = formatNumber(variable.value, variable);
  return [{ text: whole }, stylePart(decimals, variable.decimalCharacterStyleId)];
}

function listText({ items, selected }: Extract<ValueVariable, { type: 'list' }>): string {
  const item = items.find(({ value }) => value === selected);
  return item ? (item.displayValue ?? item.value) : '';
}

/** Returns the parts between prefix and suffix. */
function innerParts(variable: ValueVariable, ruleSets: RuleSets): readonly TextPart[] {
  switch (variable.type) {
    case 'shortText':
    case 'longText':
      return [{ text: variable.value }];
    case 'richText':
      return readRichText(variable.value, ruleSets[variable.ruleSetId ?? ''] ?? {});
    case 'number':
      return numberParts(variable);
    case 'date':
      return [{ text: formatDate(variable.value ?? '', variable.displayFormat, variable.locale) }];
    case 'list':
      return [{ text: listText(variable) }];
    case 'boolean':
      return [{ text: String(variable.value) }];
    case 'image':
    case 'dataSource':
      return [];
  }
}

/**
 * Returns the text of a variable: its formatted value, with prefix and suffix unless it is empty. Empty values,
 * pictures and data sources give an empty list.
 */
export function textOfVariable(variable: ValueVariable, ruleSets: RuleSets = {}): readonly TextPart[] {
  const inner = innerParts(variable, ruleSets).filter(({ text }) => text !== '');
  if (inner.length === 0) return [];
  const prefix = 'prefix' in variable ? variable.prefix : undefined;
  const suffix = 'suffix' in variable ? variable.suffix : undefined;
  return [
    stylePart(prefix?.value ?? '', prefix?.characterStyleId),
    ...inner,
    stylePart(suffix?.value ?? '', suffix?.characterStyleId),
  ].filter(({ text }) => text !== '');
}
