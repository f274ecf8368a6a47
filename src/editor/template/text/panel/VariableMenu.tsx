import { Braces } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Menu } from '@/components/Menu';
import type { Id } from '@/engine/document';
import { useSession } from '../../core/SessionContext';
import { Section } from '../../properties/fields/Section';
import { getEnd, isEmpty, getRange } from '../../../page/text/model/places';
import { TextEditor } from '../../../page/text/model/TextEditor';
import { getTypingField } from '../../../page/text/typingFields';
import type { TextTarget } from './target';

/** Pictures and data sources have no text. */
const SILENT: ReadonlySet<string> = new Set(['group', 'image', 'dataSource']);

/** Returns the variables that can be inserted into a text. */
const choicesOf = ({ selected: { document } }: TextTarget): readonly Id[] =>
  document.variables.order.filter((id) => !SILENT.has(document.variables.items[id]?.type ?? 'group'));

/** Inserts a variable at the caret, or at the end of a frame whose text is not edited. */
export function VariableMenu({ target }: { target: TextTarget }) {
  const session = useSession();
  const [refusal, setRefusal] = useState<string>();
  const { variables } = target.selected.document;
  const [part, ...others] = target.parts;
  const choices = choicesOf(target);
  if (!part || others.length > 0 || choices.length === 0) return null;
  const insert = (variableId: Id): string | undefined => {
    if (target.caret) return new TextEditor(session, part.frameId).insertVariable(variableId);
    const end = getEnd(part.paragraphs);
    return session.change(
      [
        {
          kind: 'insertParagraphs',
          frameId: part.frameId,
          range: { from: end, to: end },
          paragraphs: [{ ...part.paragraphs[end.paragraph], runs: [{ type: 'variable', variableId }] }],
        },
      ],
      { label: 'variable' },
    );
  };
  const isReplacing = target.caret !== undefined && !isEmpty(getRange(target.caret));
  return (
    <Section title="Variables">
      <Menu
        label="Variables"
        returnsTo={() => getTypingField(session)}
        entries={choices.map((id) => ({
          id,
          label: variables.items[id]?.name ?? id,
          onSelect: () => setRefusal(insert(id)),
        }))}
      >
        <Button size="s" startIcon={Braces}>
          {isReplacing ? 'Replace by variable' : 'Insert variable'}
        </Button>
      </Menu>
      {refusal !== undefined && <InlineMessage kind="NEGATIVE">{refusal}</InlineMessage>}
    </Section>
  );
}
