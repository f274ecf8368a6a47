import { useState } from 'react';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { FormSection } from '@/domain/user-interfaces';
import { BuilderSection } from './BuilderSection';
import { moveItem } from './interfaceForm';
import { SECTION_WORDS } from './interfaceWords';
import { SectionList } from './interfaceParts';

interface FormBuilderProps {
  sections: readonly FormSection[];
  onChange: (sections: readonly FormSection[]) => void;
  disabled: boolean;
}

/** The sections of the form in order; dragging and arrow keys change it. */
export function FormBuilder({ sections, onChange, disabled }: FormBuilderProps) {
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section || to < 0 || to >= sections.length) return;
    onChange(moveItem(sections, from, to));
    setSaid(`${SECTION_WORDS[section.type]} is number ${to + 1} of ${sections.length}.`);
  };
  return (
    <Stack gap="3">
      <Text size="small" tone="muted">
        Drag the sections into the order people see them in, or press the arrow keys on a handle.
      </Text>
      <SectionList>
        {sections.map((section, index) => (
          <BuilderSection
            key={section.type}
            section={section}
            disabled={disabled}
            isFirst={index === 0}
            isLast={index === sections.length - 1}
            isDragged={dragged === index}
            onChange={(part) =>
              onChange(sections.map((other, at) => (at === index ? { ...other, ...part } : other)))
            }
            onMove={(by) => move(index, index + by)}
            onDragStart={() => setDragged(index)}
            onDragOver={() => {
              if (dragged === undefined || dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
            onDragEnd={() => setDragged(undefined)}
          />
        ))}
      </SectionList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}
