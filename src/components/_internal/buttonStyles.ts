import { css } from '@/components/theme';

/** Common styles of buttons, icon buttons and button-like links. */
export const buttonStyles = css({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: '$2',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: '$control',
  fontFamily: 'inherit',
  fontSize: '$body',
  lineHeight: '$body',
  fontWeight: '$medium',
  letterSpacing: '$snug',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  transition: 'background-color $fast, border-color $fast, color $fast, box-shadow $fast',
  focusRing: 2,
  '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
  '&[aria-busy="true"]': { cursor: 'progress' },
  variants: {
    intent: {
      primary: {
        backgroundColor: '$action',
        color: '$onAction',
        '&:hover': { backgroundColor: '$actionHover' },
        '&:active': { backgroundColor: '$actionPressed' },
      },
      neutral: {
        backgroundColor: '$surface',
        borderColor: '$borderControl',
        color: '$text',
        boxShadow: '$control',
        '&:hover': { backgroundColor: '$surfaceHover' },
        '&:active': { backgroundColor: '$surfacePressed', boxShadow: 'none' },
      },
      danger: {
        backgroundColor: '$negative',
        color: '$onNegative',
        '&:hover': { backgroundColor: '$negativeHover' },
        '&:active': { backgroundColor: '$negativePressed' },
      },
      ghost: {
        backgroundColor: 'transparent',
        color: '$textMuted',
        '&:hover, &[aria-expanded="true"]': { backgroundColor: '$surfaceHover', color: '$text' },
        '&:active, &[aria-pressed="true"]': { backgroundColor: '$surfacePressed', color: '$text' },
      },
    },
    size: {
      s: { minHeight: '$controlS', paddingInline: '$2', fontSize: '$small', gap: '$1' },
      m: { minHeight: '$controlM', paddingInline: '$3' },
      l: { minHeight: '$controlL', paddingInline: '$4' },
    },
    /* The doubled class makes it independent of the order in which variants are injected. */
    square: { true: { '&&': { paddingInline: 0, aspectRatio: '1' } } },
    fullWidth: { true: { width: '100%' } },
    unavailable: {
      true: {
        '&&, &&:hover, &&:active': {
          backgroundColor: '$surfaceSunken',
          borderColor: '$border',
          color: '$textDisabled',
          boxShadow: 'none',
        },
      },
    },
  },
  compoundVariants: [
    {
      intent: 'ghost',
      unavailable: true,
      css: { '&&, &&:hover, &&:active': { backgroundColor: 'transparent', borderColor: 'transparent' } },
    },
  ],
  defaultVariants: { intent: 'neutral', size: 'm' },
});

/** Purpose of a button: the main action, another one, a destructive one, or a subtle one. */
export type ButtonIntent = 'primary' | 'neutral' | 'danger' | 'ghost';

/** Height of a button: 28, 32 or 40 px at the default text size. */
export type ButtonSize = 's' | 'm' | 'l';
