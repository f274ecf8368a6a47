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
  /** The name. If it does not fit, its middle is cut and a tooltip shows all of it. */
  name: string;
  /** Called when the user opens the item. */
  onClick: () => void;
}

/** The name of a table row as a button, which opens something beside the table. */
export function NameButton({ name, onClick }: NameButtonProps) {
  return (
    <Root type="button" onClick={onClick}>
      <MiddleTruncate text={name} />
    </Root>
  );
}
