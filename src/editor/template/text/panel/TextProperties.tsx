import { FontSection } from './FontSection';
import type { FontFamilyChoice } from './fonts';
import { FrameSection } from './FrameSection';
import { ParagraphSection } from './ParagraphSection';
import { StyleSection } from './StyleSection';
import { useTextChanges, useTextTarget, type TextTarget } from './target';
import { VariableMenu } from './VariableMenu';

/** Props of {@link TextProperties}. */
export interface TextPropertiesProps {
  /** The fonts of the environment; those the document names are offered beside them. */
  fonts: readonly FontFamilyChoice[];
}

/**
 * The properties of the selected text frames; of the selected characters and paragraphs while a text is edited. Nothing
 * where anything else is selected.
 */
export function TextProperties({ fonts }: TextPropertiesProps) {
  const target = useTextTarget();
  return target ? <Sections target={target} fonts={fonts} /> : null;
}

function Sections({ target, fonts }: TextPropertiesProps & { target: TextTarget }) {
  const changes = useTextChanges(target);
  return (
    <>
      <StyleSection {...{ target, changes }} />
      <FontSection {...{ target, changes, fonts }} />
      <ParagraphSection {...{ target, changes }} />
      <VariableMenu key={target.parts[0]?.frameId} target={target} />
      <FrameSection {...{ target, changes }} />
    </>
  );
}
