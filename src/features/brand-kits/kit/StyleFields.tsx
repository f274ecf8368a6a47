import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { FontStyle } from '@/api/types';
import { Box } from '@/components/Box';
import { Grid } from '@/components/Grid';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import type { CharacterStyle, ParagraphStyle, StyleSection } from '@/domain/brand-kits';
import { useApi } from '@/product/FeatureContext';
import { findPlainStyle } from '@/product/Typeface';
import type { KitAtWork } from './kitAtWork';
import { createStyleEdit, type StyleEdit } from './styleEdit';
import { StyleFeatures } from './StyleFeatures';
import { NONE, StyleChoice, StyleColour, StyleField, StyleNumber } from './StyleField';
import { StyleSample } from './StyleSample';
import { CASES, ALIGNMENTS, NUMBERS, POSITIONS, SWITCHES } from './styleFieldTexts';

interface StyleFieldsProps {
  kit: KitAtWork;
  section: StyleSection;
  style: CharacterStyle | ParagraphStyle;
}

const SAMPLE = 'Fresh bread, baked before the town wakes. 0123456789';
/* Two columns on a phone. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, calc(50% - 0.5rem)), 1fr))' };

/** Returns the font of a style in its kit; undefined if it has none. */
const findFamily = ({ content }: KitAtWork, { brandKitFontFamilyGuid }: CharacterStyle) =>
  content.fonts.find((font) => font.fontFamilyBrandKitGuid === brandKitFontFamilyGuid);

/** The values of a style, under a sample that follows them. */
export function StyleFields({ kit, section, style }: StyleFieldsProps) {
  const { environment, hasStroke } = kit;
  const family = findFamily(kit, style);
  const { data: fontStyles = [] } = useQuery({
    ...fontQueries(useApi(), environment).styles(family?.fontFamilyId ?? ''),
    enabled: family !== undefined,
    retry: false,
  });
  const edit = createStyleEdit(kit, section, style);
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
        <StyleSample kit={kit} look={style} largest={60}>
          {SAMPLE}
        </StyleSample>
      </Box>
      <Grid gap="4" css={COLUMNS}>
        <StyleFontFields edit={edit} fontStyles={fontStyles} />
        {NUMBERS.map((field) => (
          <StyleNumber key={field.name} edit={edit} field={field} />
        ))}
        {isParagraph && (
          <StyleNumber edit={edit} field={{ name: 'textIndent', label: 'First-line indent', unit: 'pt' }} />
        )}
        <StyleColour edit={edit} name="brandKitColorGuid" label="Colour" />
        {isParagraph && <StyleChoice edit={edit} name="textAlign" label="Alignment" options={ALIGNMENTS} />}
        <StyleChoice edit={edit} name="typographicCase" label="Case" options={CASES} />
        <StyleChoice edit={edit} name="subSuperScript" label="Position" options={POSITIONS} />
        {hasStroke && <StyleStrokeFields edit={edit} />}
      </Grid>
      <StyleSwitches edit={edit} />
      <StyleFeatures
        kit={kit}
        style={style}
        fontStyle={fontStyles.find(({ id }) => id === style.fontStyleId) ?? findPlainStyle(fontStyles)}
        onChange={(fontFeatures) => edit.set({ fontFeatures })}
      >
        {(switches) => (
          <StyleField edit={edit} label="Features of the font" names={['fontFeatures']}>
            <Grid gap="3" css={COLUMNS}>
              {switches}
            </Grid>
          </StyleField>
        )}
      </StyleFeatures>
    </Stack>
  );
}

/** Edits the font of a style, and which of the font's styles is used. */
function StyleFontFields({ edit, fontStyles }: { edit: StyleEdit; fontStyles: readonly FontStyle[] }) {
  const { kit, style, set } = edit;
  const disabled = kit.withheld !== undefined;
  return (
    <>
      <StyleField edit={edit} label="Font" names={['brandKitFontFamilyGuid']}>
        <Select
          label="Font"
          disabled={disabled}
          options={[
            { value: NONE, label: 'None yet' },
            ...kit.content.fonts.map((font) => ({ value: font.fontFamilyBrandKitGuid, label: font.name })),
          ]}
          value={style.brandKitFontFamilyGuid ?? NONE}
          onValueChange={(guid) =>
            set({ brandKitFontFamilyGuid: guid === NONE ? null : guid, fontStyleId: null })
          }
        />
      </StyleField>
      <StyleField edit={edit} label="Font style" names={['fontStyleId']}>
        <Select
          label="Font style"
          disabled={disabled || findFamily(kit, style) === undefined}
          options={[
            { value: NONE, label: 'Plain' },
            ...fontStyles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fontStyles.some(({ id }) => id === style.fontStyleId) ? (style.fontStyleId ?? NONE) : NONE}
          onValueChange={(id) => set({ fontStyleId: id === NONE ? null : id })}
        />
      </StyleField>
    </>
  );
}

/** Edits the stroke of a style. */
function StyleStrokeFields({ edit }: { edit: StyleEdit }) {
  return (
    <>
      <StyleColour edit={edit} name="textStrokeColorGuid" label="Stroke colour" />
      <StyleNumber
        edit={edit}
        field={{ name: 'textStrokeWidth', label: 'Stroke width', unit: 'pt', min: 0, step: 0.25 }}
      />
    </>
  );
}

/** Switches the on/off properties of a style. */
function StyleSwitches({ edit }: { edit: StyleEdit }) {
  const { kit, style, set } = edit;
  return (
    <Grid gap="3" css={COLUMNS}>
      {SWITCHES.filter(({ isOfStroke }) => kit.hasStroke || !isOfStroke).map(({ name, label }) => (
        <StyleField key={name} edit={edit} label={label} names={[name]}>
          <Switch
            label={label}
            disabled={kit.withheld !== undefined}
            checked={style[name]}
            onCheckedChange={(checked) => set({ [name]: checked })}
          />
        </StyleField>
      ))}
    </Grid>
  );
}
