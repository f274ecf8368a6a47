import type { OtherEditor } from '@/domain/templates';

/** Names everyone who has a template open, each once: `Ada Ade, Ben Bo and you in another window`. */
export function nameEditors(others: readonly OtherEditor[]): string {
  const names = [...new Set(others.map(({ name, isYou }) => (isYou ? 'you in another window' : name)))];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
