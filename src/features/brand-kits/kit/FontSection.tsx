import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fontQueries } from '@/api/fonts';
import { Box } from '@/components/Box';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { fontInUse, stylesUsingFont, addFont, removeFont, type BrandFont } from '@/domain/brand-kits';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { FamilyName } from '@/product/Typeface';
import { countOf } from '@/domain/format';
import { newGuid, type KitAtWork } from './kitAtWork';
import { KitSection } from './KitSection';

const AddFontsDialog = dialogOnDemand(async () => (await import('./AddFontsDialog')).AddFontsDialog);

/** The font families of a kit, from which its styles choose. */
export function FontSection({ kit }: { kit: KitAtWork }) {
  const [isAdding, setIsAdding] = useState(false);
  const { fonts } = kit.content;
  return (
    <KitSection
      title="Fonts"
      count={fonts.length}
      empty="Font families for the styles of this kit."
      verb="Add fonts"
      fixed={kit.fixed}
      onAdd={() => setIsAdding(true)}
      dialogs={
        isAdding && (
          <AddFontsDialog
            environment={kit.environment}
            taken={fonts.map(({ fontFamilyId }) => fontFamilyId)}
            onAdd={(families) =>
              kit.change((content) =>
                families.reduce(
                  (present, { id, name }) =>
                    addFont(present, {
                      fontFamilyBrandKitGuid: newGuid(),
                      fontFamilyId: id,
                      fontConnectorId: null,
                      name,
                    }),
                  content,
                ),
              )
            }
            onClose={() => setIsAdding(false)}
          />
        )
      }
    >
      <Box as="ul" css={{ margin: 0, padding: 0 }}>
        {fonts.map((font) => (
          <FontRow key={font.fontFamilyBrandKitGuid} kit={kit} font={font} />
        ))}
      </Box>
    </KitSection>
  );
}

function FontRow({ kit, font }: { kit: KitAtWork; font: BrandFont }) {
  const { environment, content, change, fixed } = kit;
  const { fontFamilyBrandKitGuid: guid, fontFamilyId: id, name } = font;
  const { data: styles, error } = useQuery({
    ...fontQueries(useApi(), environment).styles(id),
    retry: false,
  });
  const users = stylesUsingFont(content, guid);
  return (
    <Inline
      as="li"
      gap="4"
      justify="between"
      aria-label={name}
      css={{ listStyle: 'none', '&:not(:last-child)': { borderBlockEnd: '1px solid $border' } }}
    >
      <Box css={{ minWidth: 0, flex: 1, paddingInlineStart: '$3' }}>
        <FamilyName environment={environment} family={{ id, name }} />
      </Box>
      <Text size="small" tone="muted">
        {error ? 'Not available any more' : styles && countOf(styles.length, 'style')}
      </Text>
      <IconButton
        icon={Trash2}
        label={`Remove ${name}`}
        disabledReason={fixed ?? (users.length > 0 ? fontInUse(users) : undefined)}
        onClick={() => change((present) => removeFont(present, guid))}
      />
    </Inline>
  );
}
