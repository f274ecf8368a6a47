import type { Id } from '../../document';
import type { TextPart } from './textOfVariable';

/** Character styles by the names of rich text tags. */
export type RuleSet = Readonly<Record<string, Id>>;

/** The rule sets of an environment by id. */
export type RuleSets = Readonly<Record<string, RuleSet>>;

const MARK = /<(\/?)([A-Za-z][\w-]{0,63})>/g;

/** Closes the innermost open tag of a name. Tags opened within it stay open. */
function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.splice(at, 1);
}

/**
 * Parses a rich text such as `plain <b>bold</b>` into parts. Each part has the character style of the innermost tag
 * with a rule. Tags are never part of the text, even without a rule; an unclosed tag lasts until the end.
 */
export function readRichText(value: string, rules: RuleSet): readonly TextPart[] {
  const parts: TextPart[] = [];
  const open: string[] = [];
  let from = 0;
  const add = (to: number) => {
    const rule = open.findLast((name) => Object.hasOwn(rules, name));
    const characterStyleId = rule === undefined ? undefined : rules[rule];
    const text = value.slice(from, to);
    if (text !== '') parts.push(characterStyleId === undefined ? { text } : { text, characterStyleId });
  };
  for (const match of value.matchAll(MARK)) {
    const [mark, slash, name = ''] = match;
    add(match.index);
    from = match.index + mark.length;
    if (slash) close(open, name);
    else open.push(name);
  }
  add(value.length);
  return parts;
}
