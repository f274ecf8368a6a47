import { useState } from 'react';
import { Checkbox } from '@/components/Checkbox';
import { TextArea } from '@/components/TextArea';
import type { FormSection } from '@/domain/user-interfaces';

interface SectionChoicesProps {
  section: FormSection;
  onChange: (part: Partial<FormSection>) => void;
}

/** Splits text into names of groups, one per line. */
const namesIn = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []))),
];

/** Fields of one kind of section besides heading and help. */
export function SectionChoices({ section, onChange }: SectionChoicesProps) {
  const shown = section.variableGroups?.show;
  const [typed, setTyped] = useState(shown?.join('\n') ?? '');
  if (section.type === 'layouts')
    return (
      <>
        <Checkbox
          label="Choice of layout"
          checked={section.layoutSelector ?? true}
          onCheckedChange={(layoutSelector) => onChange({ layoutSelector })}
        />
        <Checkbox
          label="Width and height"
          description="For layouts people may resize."
          checked={section.showWidthHeightInputs ?? true}
          onCheckedChange={(showWidthHeightInputs) => onChange({ showWidthHeightInputs })}
        />
      </>
    );
  if (section.type !== 'variables') return null;
  const choose = (text: string) => {
    setTyped(text);
    onChange({ variableGroups: { show: namesIn(text) } });
  };
  return (
    <>
      <Checkbox
        label="Some groups only"
        description="Otherwise all variables are shown."
        checked={shown !== undefined}
        onCheckedChange={(isOn) => (isOn ? choose(typed) : onChange({ variableGroups: {} }))}
      />
      {shown !== undefined && (
        <TextArea
          label="Groups"
          description="The names of the groups of variables, one a line."
          rows={3}
          value={typed}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </>
  );
}
