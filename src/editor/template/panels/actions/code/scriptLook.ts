import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Returns a theme token, which follows the page's colour mode. */
const token = (
  scale: 'colors' | 'fonts' | 'fontSizes' | 'radii' | 'shadows' | 'space',
  name: string | number,
) => `var(--gsc-${scale}-${name})`;
const colour = (name: string) => token('colors', name);

const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword], color: colour('informativeText') },
  { tag: [tags.string, tags.special(tags.string)], color: colour('positiveText') },
  { tag: [tags.number, tags.bool, tags.null], color: colour('cautionText') },
  { tag: tags.comment, color: colour('textMuted'), fontStyle: 'italic' },
  { tag: tags.invalid, color: colour('negativeText') },
]);

const dress = EditorView.theme({
  '&': {
    maxHeight: '24rem',
    minHeight: '15rem',
    color: colour('text'),
    fontSize: token('fontSizes', 'small'),
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: token('fonts', 'mono'),
    lineHeight: '1.5',
    overflow: 'auto',
    minHeight: '15rem',
  },
  // The surrounding frame shows the focus.
  '.cm-content:focus-visible': { outline: 'none !important' },
  '.cm-content': { padding: `${token('space', 2)} 0`, caretColor: colour('text') },
  '.cm-gutters': { backgroundColor: 'transparent', color: colour('textMuted'), border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: colour('surfaceSunken') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection':
    {
      backgroundColor: `${colour('informativeSoft')} !important`,
    },
  '.cm-cursor': { borderLeftColor: colour('text') },
  '.cm-tooltip': {
    color: colour('text'),
    backgroundColor: colour('surfaceRaised'),
    border: `1px solid ${colour('border')}`,
    borderRadius: token('radii', 'control'),
    boxShadow: token('shadows', 'overlay'),
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: token('fonts', 'mono'), maxHeight: '14rem' },
  '.cm-tooltip-autocomplete > ul > li': { padding: `${token('space', 1)} ${token('space', 2)}` },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: colour('text'),
    backgroundColor: colour('informativeSoft'),
  },
  '.cm-completionDetail': { color: colour('textMuted'), fontStyle: 'normal' },
  '.cm-completionInfo': { maxWidth: '16rem', padding: token('space', 2), fontFamily: token('fonts', 'body') },
  '.cm-diagnostic': { fontFamily: token('fonts', 'body'), borderLeft: 'none' },
  '.cm-panels': { color: colour('text'), backgroundColor: colour('surfaceSunken'), border: 'none' },
  '.cm-panel.cm-search, .cm-panel.cm-search :is(label, input, button)': {
    fontFamily: token('fonts', 'body'),
    fontSize: token('fontSizes', 'caption'),
  },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': {
    color: colour('text'),
    backgroundColor: colour('surface'),
    backgroundImage: 'none',
    border: `1px solid ${colour('borderStrong')}`,
    borderRadius: token('radii', 'control'),
  },
  '.cm-searchMatch': { backgroundColor: colour('cautionSoft') },
});

/** CodeMirror theme in the product's colours, following the page's colour mode. */
export const SCRIPT_LOOK = [dress, syntaxHighlighting(words)];
