import type { PageEngine } from '../../../page/loadPageEngine';
import { AxisSection } from './AxisSection';
import { FeatureSection } from './FeatureSection';
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
  /** The fonts of the environment, offered together with those in the document. */
  fonts: readonly FontFamilyChoice[];
  /** The engine of the page, used to show the size of fitted texts. @default sizes are not shown */
  engine?: PageEngine | undefined;
}

/**
 * The properties of the selected text frames, or of the selected text while one is edited. Renders nothing for any
 * other selection.
 */
export function TextProperties(props: TextPropertiesProps) {
  const target = useTextTarget();
  return target ? <Sections {...props} target={target} /> : null;
}

function Sections({ target, fonts, engine }: TextPropertiesProps & { target: TextTarget }) {
  const changes = useTextChanges(target);
  return (
    <>
      <StyleSection target={target} changes={changes} />
      <FontSection
        target={target}
        changes={changes}
        fonts={fonts}
        sizeNote={engine && <FittedSize target={target} engine={engine} />}
      />
      <AxisSection target={target} changes={changes} fonts={engine?.fonts} />
      <FeatureSection target={target} changes={changes} fonts={engine?.fonts} />
      <ParagraphSection target={target} changes={changes} />
      <LanguageSection target={target} changes={changes} />
      <VariableMenu key={target.parts[0]?.frameId} target={target} />
      <FrameSection target={target} changes={changes} />
    </>
  );
}
