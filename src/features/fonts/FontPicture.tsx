import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { Box } from '@/components/Box';
import { Text } from '@/components/Text';
import type { FontPreviewShape } from '@/domain/fonts';
import { useApi } from '@/product/FeatureContext';

interface FontPictureProps {
  environment: EnvironmentDetail;
  /** `undefined` while loading. */
  style: FontStyle | undefined;
  shape: FontPreviewShape;
}

const SHAPES = {
  square: { width: '2.5rem', height: '2.5rem', flexShrink: 0 },
  line: { width: '100%', height: '2.5rem' },
} as const;

/**
 * Text in a style, in the surrounding colour. A square is beside a name, and hidden from screen readers. Without a
 * picture, a line shows the reason and a square is empty.
 */
export function FontPicture({ environment, style, shape }: FontPictureProps) {
  const queries = fontQueries(useApi(), environment);
  const { data, error } = useQuery({
    ...queries.preview(style?.id ?? '', shape),
    enabled: style !== undefined,
  });
  if (error && shape === 'line')
    return (
      <Text as="div" size="small" tone="muted">
        No preview: {error.message}
      </Text>
    );
  return data && style ? (
    <Letters file={data} shape={shape} label={`Preview of ${style.familyName} ${style.name}`} />
  ) : (
    <Box as="span" aria-busy={error ? undefined : 'true'} css={{ display: 'block', ...SHAPES[shape] }} />
  );
}

/* The picture is black on transparent, and used as a mask for the text colour. */
function Letters({ file, shape, label }: { file: Blob; shape: FontPreviewShape; label: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    ref.current?.style.setProperty('mask-image', `url("${url}")`);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Box
      as="span"
      ref={ref}
      data-shape={shape}
      {...(shape === 'line' ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      css={{
        display: 'block',
        ...SHAPES[shape],
        maskRepeat: 'no-repeat',
        maskPosition: 'left center',
        maskSize: shape === 'square' ? 'contain' : 'auto 100%',
        backgroundColor: 'currentColor',
      }}
    />
  );
}
