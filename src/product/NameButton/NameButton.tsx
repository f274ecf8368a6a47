import { MiddleTruncate } from '@/components/MiddleTruncate';
import { styled } from '@/components/theme';

const Root = styled('button', {
  appearance: 'none',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: '$text',
  fontWeight: '$medium',
  textAlign: 'start',
  cursor: 'pointer',
  focusRing: 2,
  '&:hover': { color: '$actionText', textDecoration: 'underline' },
});

/** Props of {@link NameButton}. */
export interface NameButtonProps {
  /** The name; without room it loses its middle, and the whole is in a tooltip. */
  name: string;
  /** Called when the reader opens what is named. */
  onClick: () => void;
}

/** The name of a row of a table that opens something beside the table. */
export function NameButton({ name, onClick }: NameButtonProps) {
  return (
    <Root type="button" onClick={onClick}>
      <MiddleTruncate text={name} />
    </Root>
  );
}
