import { Search, X } from 'lucide-react';
import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import { type ComponentPropsWithRef, useRef } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';

const Root = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '18rem',
  maxWidth: '100%',
  '@mobile': { width: '100%' },
});

const Input = styled('input', controlStyles, {
  paddingInline: '$7',
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Lens = styled('span', {
  position: 'absolute',
  insetInlineStart: '0.625rem',
  display: 'inline-flex',
  color: '$textSubtle',
  pointerEvents: 'none',
});

const Clear = styled('button', {
  appearance: 'none',
  position: 'absolute',
  insetInlineEnd: '$1',
  display: 'grid',
  placeItems: 'center',
  boxSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: '$textSubtle',
  cursor: 'pointer',
  '&:hover': { color: '$text', backgroundColor: '$surfaceHover' },
});

/** Props of {@link SearchField}; the rest goes to the `input` element. */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'size'
> {
  /** Accessible name, such as "Search environments". Also the default placeholder. */
  label: string;
  /** The search text. */
  value: string;
  /** Called with the search text at every change. */
  onValueChange: (value: string) => void;
}

/** A search field with an icon and a clear button; Escape clears it, too. */
export function SearchField({ label, value, onValueChange, className, ref, ...rest }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const controlRef = useComposedRefs(ref, inputRef);

  return (
    <Root className={className} data-testid="gsc-search-field" role="search">
      <Lens>
        <Icon glyph={Search} />
      </Lens>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-own-escape={value === '' ? undefined : true}
        {...rest}
        ref={controlRef}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onValueChange('');
        }}
      />
      {value !== '' && (
        <Clear
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onValueChange('');
            inputRef.current?.focus();
          }}
        >
          <Icon glyph={X} />
        </Clear>
      )}
    </Root>
  );
}
