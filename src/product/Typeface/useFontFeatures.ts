import { useEffect, useState } from 'react';
import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { readFeatures, type FontFeature } from '@/domain/fonts';
import { useFontFile } from './useFontFile';

/**
 * Returns the OpenType features of a style that texts can switch; `undefined` until its file is read, or if it is
 * unavailable.
 */
export function useFontFeatures(
  environment: EnvironmentDetail,
  style: FontStyle | undefined,
): readonly FontFeature[] | undefined {
  const { data: file } = useFontFile(environment, style);
  const [read, setRead] = useState<{ file: Blob; features: readonly FontFeature[] }>();
  useEffect(() => {
    if (!file) return undefined;
    let isOver = false;
    const load = async () => {
      const features = readFeatures(new Uint8Array(await file.arrayBuffer()));
      if (!isOver) setRead({ file, features });
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [file]);
  return file && read?.file === file ? read.features : undefined;
}
