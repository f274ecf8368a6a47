import type { Id } from '../../document';
import type { TextPart } from './textOfVariable';

/** Which character style a mark of a rich text stands for, by the name of the mark. */
export type RuleSet = Readonly<Record<string, Id>>;

/** The rule sets of an environment by their id. */
export type RuleSets = Readonly<Record<string, RuleSet>>;

const MARK = /<(\/?)([A-Za-z][\w-]{0,63})>/g;

/** Takes the innermost open mark of a name away. What was opened within it and not closed stays. */
function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.splice(at, 1);
}

/**
 * The parts of a rich text, `plain <b>bold</b>`: each stretch has the character style that the rule set gives for the
 * innermost mark around it that has a rule. Marks are never part of the text, nor are those without a rule; a mark that is
 * not closed lasts until the end.
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
