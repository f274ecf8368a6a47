import { act, screen } from '@testing-library/react';
import { Bold } from 'lucide-react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { IconButton } from '@/components/IconButton';
import { LinkButton } from '@/components/LinkButton';
import { Menu } from '@/components/Menu';
import { RadioGroup } from '@/components/RadioGroup';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import { Tabs } from '@/components/Tabs';
import { StudioFeaturesContext } from '@/editor/template/core/StudioFeaturesContext';
import { PropertiesPanel } from '@/editor/template/properties';
import { renderInEditor } from '../support/openEditor';
import { WithKeys } from '../support/WithKeys';
import { editText } from './support/editText';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const CHOICES = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const nothing = () => undefined;

/** A control of each kind in bars and panels, by role and name. */
const KINDS = [
  ['button', 'Plain', <Button>Plain</Button>],
  ['button', 'Bold', <IconButton icon={Bold} label="Bold" aria-pressed />],
  ['link', 'Templates', <LinkButton href="#templates">Templates</LinkButton>],
  ['radio', 'Two', <SegmentedControl label="Mode" options={CHOICES} value="one" onValueChange={nothing} />],
  ['radio', 'Two', <RadioGroup label="Kind" options={CHOICES} value="one" onValueChange={nothing} />],
  ['switch', 'Follow', <Switch label="Follow" checked onCheckedChange={nothing} />],
  ['checkbox', 'Fit', <Checkbox label="Fit" checked={false} onCheckedChange={nothing} />],
  [
    'tab',
    'Two',
    <Tabs
      label="Parts"
      items={CHOICES.map((each) => ({ ...each, content: null }))}
      value="one"
      onValueChange={nothing}
    />,
  ],
] as const;

function setUp(beside: React.ReactNode) {
  const { session, field, text, put, user } = editText('One');
  renderInEditor(<WithKeys session={session}>{beside}</WithKeys>, session);
  const state = () => {
    const { mode, tool, isRunning, isPlain } = session.view();
    return { mode: mode.type, tool, isRunning, isPlain };
  };
  return { session, field, text, put, user, state };
}

describe('H1.03 keys while a text is edited', () => {
  it.each(KINDS)('H1.03 are letters after a press on a %s “%s”', async (role, name, control) => {
    const { text, user, state, field } = setUp(control);
    const before = state();
    await user.click(screen.getByRole(role, { name }));
    await user.keyboard('wmrt{Backspace} 1{Enter}z');
    expect(text()).toBe('Onewmr 1\nz');
    expect(field).toHaveFocus();
    expect(state()).toEqual(before);
  });

  it('H1.03 are letters after a menu was opened with the pointer and closed', async () => {
    const { text, user } = setUp(
      <Menu label="View" entries={[{ id: 'one', label: 'One', onSelect: nothing }]}>
        <Button>View</Button>
      </Menu>,
    );
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('menuitem', { name: 'One' }));
    await user.keyboard('wm');
    expect(text()).toBe('Onewm');
  });

  it('H1.03 are letters after a choice in a list', async () => {
    const { text, user, field } = setUp(
      <Select label="Style" options={CHOICES} value="one" onValueChange={nothing} />,
    );
    await user.selectOptions(screen.getByRole('combobox'), 'two');
    expect(field).toHaveFocus();
    await user.keyboard('w');
    expect(text()).toBe('Onew');
  });

  it('H1.03 belong to a field that was pressed, and to the text again after Enter', async () => {
    const { session, text, user, field } = setUp(
      <StudioFeaturesContext value={() => true}>
        <PropertiesPanel />
      </StudioFeaturesContext>,
    );
    const width = screen.getByRole('spinbutton', { name: 'Width' });
    await user.clear(width);
    await user.type(width, '50{Enter}');
    await vi.waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('wm');
    expect(text()).toBe('Onewm');
    expect(session.view().mode.type).toBe('text');
  });

  it('H1.03 of a button the focus went to by Tab are its own, and choose no tool', async () => {
    const onClick = vi.fn();
    const { text, user, state, field } = setUp(<Button onClick={onClick}>Plain</Button>);
    const before = state();
    act(() => field.focus());
    await user.tab();
    act(() => screen.getByRole('button', { name: 'Plain' }).focus());
    await user.keyboard('wm ');
    expect(onClick).toHaveBeenCalledOnce();
    expect(text()).toBe('One\t');
    expect(state()).toEqual(before);
  });
});
