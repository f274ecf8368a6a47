import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { Checkbox } from '@/components/Checkbox';
import { Icon } from '@/components/Icon';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { LONGEST_FORM_HEADING, LONGEST_FORM_HELP, type FormSection } from '@/domain/user-interfaces';
import { SECTION_WORDS } from './interfaceWords';
import { Handle, SectionItem } from './interfaceParts';
import { SectionChoices } from './SectionChoices';

interface BuilderSectionProps {
  section: FormSection;
  disabled: boolean;
  /** Whether it is the first, which can't move up. */
  isFirst: boolean;
  /** Whether it is the last, which can't move down. */
  isLast: boolean;
  /** Whether it is being dragged. */
  isDragged: boolean;
  onChange: (part: Partial<FormSection>) => void;
  /** Moves it by so many positions, up when negative. */
  onMove: (by: number) => void;
  onDragStart: () => void;
  /** Another one is dragged over this one. */
  onDragOver: () => void;
  onDragEnd: () => void;
}

/** One section: position, visibility, heading and help, and the choices it offers. */
export function BuilderSection(props: BuilderSectionProps) {
  const {
    section,
    disabled,
    isFirst,
    isLast,
    isDragged,
    onChange,
    onMove,
    onDragStart,
    onDragOver,
    onDragEnd,
  } = props;
  const name = SECTION_WORDS[section.type];
  return (
    <SectionItem
      aria-label={name}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <Inline gap="2" css={{ flexWrap: 'nowrap' }}>
        <Handle
          type="button"
          aria-label={`Move ${name}`}
          title="Drag, or press an arrow key"
          draggable={!disabled}
          disabled={disabled}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            onDragStart();
          }}
          onDragEnd={onDragEnd}
          onKeyDown={(event) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onMove(by);
          }}
        >
          <Icon glyph={GripVertical} />
        </Handle>
        <Text weight="medium" css={{ flex: 1 }}>
          {name}
        </Text>
        <IconButton
          icon={ArrowUp}
          label={`Move ${name} up`}
          size="s"
          disabled={disabled}
          disabledReason={isFirst ? 'It is the first.' : undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${name} down`}
          size="s"
          disabled={disabled}
          disabledReason={isLast ? 'It is the last.' : undefined}
          onClick={() => onMove(1)}
        />
      </Inline>
      <Checkbox
        label={`Show ${name.toLowerCase()}`}
        checked={section.active}
        onCheckedChange={(active) => onChange({ active })}
      />
      {section.active && (
        <Stack gap="4">
          <TextField
            label="Heading"
            maxLength={LONGEST_FORM_HEADING}
            value={section.header}
            onChange={(event) => onChange({ header: event.target.value })}
          />
          <TextArea
            label="Help text"
            rows={2}
            maxLength={LONGEST_FORM_HELP}
            value={section.helpText}
            onChange={(event) => onChange({ helpText: event.target.value })}
          />
          <SectionChoices section={section} onChange={onChange} />
        </Stack>
      )}
    </SectionItem>
  );
}
