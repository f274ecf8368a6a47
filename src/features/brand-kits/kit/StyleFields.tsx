import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { fontQueries } from '@/api/fonts';
import { Box } from '@/components/Box';
import { Grid } from '@/components/Grid';
import { IconButton } from '@/components/IconButton';
import { NumericInput } from '@/components/NumericInput';
import { Select, type SelectOption } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import {
  ownValues,
  withReset,
  withValues,
  type CharacterStyle,
  type ParagraphLook,
  type ParagraphStyle,
  type StyleSection,
} from '@/domain/brand-kit';
import { useApi } from '@/product/FeatureContext';
import type { KitAtWork } from './kitAtWork';
import { StyleSample } from './StyleSample';
import { CASES, ALIGNMENTS, NUMBERS, POSITIONS, SWITCHES, type NumberField } from './styleFieldTexts';

interface StyleFieldsProps {
  kit: KitAtWork;
  section: StyleSection;
  style: CharacterStyle | ParagraphStyle;
}

const SAMPLE = 'Fresh bread, baked before the town wakes. 0123456789';
/* Two on a phone. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, calc(50% - 0.5rem)), 1fr))' };
/* No guid is empty. */
const NONE = '';

/** The values of a style, under a sample of it that follows them. */
export function StyleFields({ kit, section, style }: StyleFieldsProps) {
  const { content, shown, environment, theme, change, withheld, hasStroke } = kit;
  const disabled = withheld !== undefined;
  const family = content.fonts.find((font) => font.fontFamilyBrandKitGuid === style.brandKitFontFamilyGuid);
  const { data: fontStyles = [] } = useQuery({
    ...fontQueries(useApi(), environment).styles(family?.fontFamilyId ?? ''),
    enabled: family !== undefined,
    retry: false,
  });
  const set = (values: Partial<ParagraphLook>) =>
    change((present) => withValues(present, { themeId: theme?.id, section, guid: style.guid }, values));
  const own = ownValues(theme, section, style.guid);
  const field = (label: string, names: readonly (keyof ParagraphLook)[], control: ReactNode) => (
    <Box css={{ position: 'relative', minWidth: 0 }} key={label}>
      {control}
      {theme && names.some((name) => own.includes(name)) && (
        <Box css={{ position: 'absolute', insetBlockStart: '-0.375rem', insetInlineEnd: 0 }}>
          <IconButton
            size="s"
            icon={RotateCcw}
            label={`Reset ${label.toLowerCase()} to the default theme`}
            disabledReason={withheld}
            onClick={() =>
              change((present) => withReset(present, { themeId: theme.id, section, guid: style.guid }, names))
            }
          />
        </Box>
      )}
    </Box>
  );
  const number = ({ name, label, ...rest }: NumberField) =>
    field(
      label,
      [name],
      <NumericInput
        {...{ label, disabled, ...rest }}
        value={(style as ParagraphStyle)[name]}
        onValueChange={(value) => set({ [name]: value })}
      />,
    );
  const choice = <Name extends 'typographicCase' | 'subSuperScript' | 'textAlign'>(
    name: Name,
    label: string,
    options: readonly SelectOption<ParagraphLook[Name]>[],
  ) =>
    field(
      label,
      [name],
      <Select
        {...{ label, disabled, options }}
        value={(style as ParagraphStyle)[name]}
        onValueChange={(value) => set({ [name]: value })}
      />,
    );
  const colour = (name: 'brandKitColorGuid' | 'textStrokeColorGuid', label: string) =>
    field(
      label,
      [name],
      <Select
        {...{ label, disabled }}
        options={[
          { value: NONE, label: 'Black, #000000' },
          ...shown.colors.map((each) => ({ value: each.guid, label: each.name })),
        ]}
        value={style[name] ?? NONE}
        onValueChange={(guid) => set({ [name]: guid === NONE ? null : guid })}
      />,
    );
  const isParagraph = section === 'paragraphStyles';
  return (
    <Stack gap="4">
      <Box
        css={{
          padding: '$4',
          border: '1px solid $border',
          borderRadius: '$control',
          backgroundColor: '#ffffff',
          overflow: 'hidden',
        }}
      >
        <StyleSample {...{ kit }} look={style} largest={60}>
          {SAMPLE}
        </StyleSample>
      </Box>
      <Grid gap="4" css={COLUMNS}>
        {field(
          'Font',
          ['brandKitFontFamilyGuid'],
          <Select
            {...{ label: 'Font', disabled }}
            options={[
              { value: NONE, label: 'None yet' },
              ...content.fonts.map((font) => ({ value: font.fontFamilyBrandKitGuid, label: font.name })),
            ]}
            value={style.brandKitFontFamilyGuid ?? NONE}
            onValueChange={(guid) =>
              set({ brandKitFontFamilyGuid: guid === NONE ? null : guid, fontStyleId: null })
            }
          />,
        )}
        {field(
          'Font style',
          ['fontStyleId'],
          <Select
            {...{ label: 'Font style', disabled: disabled || family === undefined }}
            options={[
              { value: NONE, label: 'Plain' },
              ...fontStyles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={fontStyles.some(({ id }) => id === style.fontStyleId) ? (style.fontStyleId ?? NONE) : NONE}
            onValueChange={(id) => set({ fontStyleId: id === NONE ? null : id })}
          />,
        )}
        {NUMBERS.map(number)}
        {isParagraph && number({ name: 'textIndent', label: 'First-line indent', unit: 'pt' })}
        {colour('brandKitColorGuid', 'Colour')}
        {isParagraph && choice('textAlign', 'Alignment', ALIGNMENTS)}
        {choice('typographicCase', 'Case', CASES)}
        {choice('subSuperScript', 'Position', POSITIONS)}
        {hasStroke && colour('textStrokeColorGuid', 'Stroke colour')}
        {hasStroke &&
          number({ name: 'textStrokeWidth', label: 'Stroke width', unit: 'pt', min: 0, step: 0.25 })}
      </Grid>
      <Grid gap="3" css={COLUMNS}>
        {SWITCHES.filter(({ isOfStroke }) => hasStroke || !isOfStroke).map(({ name, label }) =>
          field(
            label,
            [name],
            <Switch
              {...{ label, disabled }}
              checked={style[name]}
              onCheckedChange={(checked) => set({ [name]: checked })}
            />,
          ),
        )}
      </Grid>
    </Stack>
  );
}
