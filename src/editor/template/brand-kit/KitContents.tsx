import { useRef, type ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { colourOf, conditionOf, type Document, type Ordered } from '@/engine/document';
import { formatHex } from '../../page/formatHex';
import { PICTURE_TYPE, type DraggedPicture } from '../panels/resources/picture';
import { describeColour } from '../properties/colours';
import { findKitUses } from './findKitUses';

const Patch = styled('span', {
  flexShrink: 0,
  boxSize: '$sizes$controlS',
  border: '1px solid $colors$borderStrong',
  borderRadius: '$control',
  forcedColorAdjust: 'none',
});

interface ListProps {
  title: string;
  items: readonly { readonly id: string; readonly name: string; readonly isUsed: boolean }[];
  /** Content before a name. */
  mark?: (id: string) => ReactNode;
  /** Text below a name. */
  fact: (id: string) => string;
}

/** Lists the items of one kind, and whether the template uses each. */
function KindOfThing({ title, items, mark, fact }: ListProps) {
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap="1">
      <Text as="h3" size="small" weight="medium">
        {title}
      </Text>
      <Box as="ul" aria-label={title} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map(({ id, name, isUsed }) => (
          <Box as="li" key={id} css={{ paddingBlock: '$1', borderBlockEnd: '1px solid $border' }}>
            <Inline gap="2">
              {mark?.(id)}
              <Box css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text as="p" size="small">
                  {name}
                </Text>
                <Text as="p" size="caption" tone="muted">
                  {fact(id)}
                </Text>
              </Box>
              {isUsed && <Badge>Used</Badge>}
            </Inline>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

interface KitContentsProps {
  document: Document;
  /** Renders a small picture. */
  thumbnail: (picture: { readonly connectorId: string; readonly assetId: string }) => ReactNode;
  /** Called with a picture to insert into the page. */
  onInsert: (picture: DraggedPicture) => void;
}

const named = <Item extends { readonly name: string }>(
  { order, items }: Ordered<Item>,
  isUsed: (id: string, item: Item) => boolean,
) =>
  order.flatMap((id) => {
    const item = items[id];
    return item ? [{ id, name: item.name, isUsed: isUsed(id, item) }] : [];
  });

/** Lists what a template has of a brand kit, and what it uses. */
export function KitContents({ document, thumbnail, onInsert }: KitContentsProps) {
  const {
    colors,
    fontFamilies,
    paragraphStyles,
    characterStyles,
    media,
    themes,
    activeThemeId = '',
  } = document.brandKit;
  const uses = findKitUses(document);
  const use = (colorId: string) => ({ type: 'brandKit', colorId, opacity: 1 }) as const;
  const themed = themes.items[activeThemeId]?.media;
  const fontFact = (of: typeof paragraphStyles | typeof characterStyles) => (id: string) => {
    const format = of.items[id]?.format;
    return [
      ...(format?.font ? [`${format.font.family} ${format.font.style}`] : []),
      ...(format?.fontSize === undefined ? [] : [`${format.fontSize} pt`]),
    ].join(' · ');
  };
  return (
    <Stack gap="4">
      <KindOfThing
        title="Colours"
        items={named(colors, (id) => uses.colors.has(id))}
        mark={(id) => (
          <Patch
            style={{ backgroundColor: formatHex(colourOf(document, use(id)).color, conditionOf(document)) }}
          />
        )}
        fact={(id) => {
          const { color } = colourOf(document, use(id));
          return describeColour(document, { type: 'local', color, opacity: 1 });
        }}
      />
      <KindOfThing
        title="Paragraph styles"
        items={named(paragraphStyles, (id) => uses.paragraphStyles.has(id))}
        fact={fontFact(paragraphStyles)}
      />
      <KindOfThing
        title="Character styles"
        items={named(characterStyles, (id) => uses.characterStyles.has(id))}
        fact={fontFact(characterStyles)}
      />
      <KindOfThing
        title="Fonts"
        items={named(fontFamilies, (_, { name }) => uses.families.has(name))}
        fact={(id) => fontFamilies.items[id]?.default.style ?? ''}
      />
      {media.order.length > 0 && (
        <Stack as="section" gap="1">
          <Text as="h3" size="small" weight="medium">
            Pictures
          </Text>
          <Text as="p" size="caption" tone="muted">
            Drag a picture to the page, or press it.
          </Text>
          <Box
            role="group"
            aria-label="Pictures"
            css={{ display: 'grid', gap: '$3', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' }}
          >
            {named(media, (_, { name }) => uses.media.has(name)).map(({ id, name, isUsed }) => {
              const own = themed?.[id] ?? media.items[id];
              return (
                own && (
                  <KitPicture
                    key={id}
                    name={name}
                    isUsed={isUsed}
                    thumbnail={thumbnail}
                    onInsert={onInsert}
                    picture={own}
                  />
                )
              );
            })}
          </Box>
        </Stack>
      )}
    </Stack>
  );
}

interface KitPictureProps extends Pick<KitContentsProps, 'thumbnail' | 'onInsert'> {
  /** Name of the picture in the kit. */
  name: string;
  picture: { readonly connectorId: string; readonly assetId: string };
  isUsed: boolean;
}

/** A picture of the kit: drag it to the page, or press it to insert it in the middle. */
function KitPicture({
  name,
  picture: { connectorId, assetId },
  isUsed,
  thumbnail,
  onInsert,
}: KitPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Kits have no picture sizes, so the frame gets the proportions of the loaded thumbnail, if there is one. */
  const dragged = (): DraggedPicture => {
    const { naturalWidth = 0, naturalHeight = 0 } = box.current?.querySelector('img') ?? {};
    const isKnown = naturalWidth > 0 && naturalHeight > 0;
    const size = isKnown ? { width: naturalWidth, height: naturalHeight } : { width: null, height: null };
    return { connectorId, assetId, name, kitName: name, ...size };
  };
  return (
    <Box
      ref={box}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData(PICTURE_TYPE, JSON.stringify(dragged()));
      }}
    >
      <PictureTile
        name={name}
        picture={thumbnail({ connectorId, assetId })}
        {...(isUsed && { fact: 'Used' })}
        onOpen={() => onInsert(dragged())}
      />
    </Box>
  );
}
