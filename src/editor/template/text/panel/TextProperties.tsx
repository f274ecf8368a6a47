import type { PageEngine } from '../../../page/loadPageEngine';
import { FittedSize } from './FittedSize';
import { FontSection } from './FontSection';
import type { FontFamilyChoice } from './fonts';
import { FrameSection } from './FrameSection';
import { LanguageSection } from './LanguageSection';
import { ParagraphSection } from './ParagraphSection';
import { StyleSection } from './StyleSection';
import { useTextChanges, useTextTarget, type TextTarget } from './target';
import { VariableMenu } from './VariableMenu';

/** Props of {@link TextProperties}. */
export interface TextPropertiesProps {
  /** The fonts of the environment; those the document names are offered beside them. */
  fonts: readonly FontFamilyChoice[];
  /** What the page is drawn with, by which fitted texts tell their size. @default they don't */
  engine?: PageEngine | undefined;
}

/**
 * The properties of the selected text frames; of the selected characters and paragraphs while a text is edited. Nothing
 * where anything else is selected.
 */
export function TextProperties(props: TextPropertiesProps) {
  const target = useTextTarget();
  return target ? <Sections {...props} target={target} /> : null;
}

function Sections({ target, fonts, engine }: TextPropertiesProps & { target: TextTarget }) {
  const changes = useTextChanges(target);
  return (
    <>
      <StyleSection {...{ target, changes }} />
      <FontSection
        {...{ target, changes, fonts }}
        sizeNote={engine && <FittedSize {...{ target, engine }} />}
      />
      <ParagraphSection {...{ target, changes }} />
      <LanguageSection {...{ target, changes }} />
      <VariableMenu key={target.parts[0]?.frameId} target={target} />
      <FrameSection {...{ target, changes }} />
    </>
  );
}
