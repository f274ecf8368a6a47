import { resolveLayout } from '../../../document';
import { fail, type ScriptState } from '../scriptState';
import { booleanOf, numberOf, textOf, type ScriptFunction } from './arguments';

/** Resizes the selected layout, in its unit. The same size is no event. */
function setPageSize(state: ScriptState, width: number, height: number): void {
  const { settings } = state.layout;
  if (settings.width === width && settings.height === height) return;
  state.apply({ kind: 'resizeLayout', layoutId: state.document.selectedLayoutId, width, height });
  state.events.push({ event: 'pageSizeChanged' });
}

function selectLayout(state: ScriptState, name: string, keepPageSize: boolean): void {
  const layoutId = state.layoutNamed(name);
  const before = state.layout.settings;
  if (keepPageSize && before.unit !== resolveLayout(state.document, layoutId).settings.unit)
    fail(`“${name}” has another unit: the size of the page can't be kept.`);
  if (layoutId !== state.document.selectedLayoutId) {
    state.apply({ kind: 'selectLayout', layoutId });
    state.events.push({ event: 'selectedLayoutChanged' });
  }
  if (keepPageSize) setPageSize(state, before.width, before.height);
}

const nameOf = (state: ScriptState, layoutId: string): string =>
  state.document.layouts.items[layoutId]?.name ?? fail('There is no such layout.');

function describeLayout(state: ScriptState, name: string) {
  const layoutId = state.layoutNamed(name);
  return { name, selected: layoutId === state.document.selectedLayoutId };
}

/** Script functions for layouts, and the size of the selected one in its unit. */
export const layouts: Readonly<Record<string, ScriptFunction>> = {
  getSelectedLayoutName: (state) => nameOf(state, state.document.selectedLayoutId),
  selectLayout: (state, name, keepPageSize = false) =>
    selectLayout(state, textOf(name, 'The name of the layout'), booleanOf(keepPageSize, 'keepPageSize')),
  getPageWidth: (state) => state.layout.settings.width,
  getPageHeight: (state) => state.layout.settings.height,
  setPageSize: (state, width, height) =>
    setPageSize(state, numberOf(width, 'The width'), numberOf(height, 'The height')),
  getPageSize: (state) => {
    const { width, height } = state.layout.settings;
    return { width, height };
  },
  allLayouts: (state) => state.document.layouts.order.map((id) => describeLayout(state, nameOf(state, id))),
  layoutByName: (state, name) => describeLayout(state, textOf(name, 'The name of the layout')),
};
