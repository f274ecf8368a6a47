import { useEffect, useState } from 'react';
import { readAxes } from '@/domain/fonts';

/** Registers a font file under a name while it is used; waits for a missing file. */
export function useFontFace(name: string, file: Blob | undefined): 'loading' | 'ready' | 'failed' {
  const isAble = 'FontFace' in globalThis;
  const [read, setRead] = useState<{ file: Blob; isReadable: boolean }>();
  useEffect(() => {
    if (!file || !isAble) return undefined;
    let face: FontFace | undefined;
    let isOver = false;
    const load = async () => {
      // Uses the bytes, not the address: the browser would fetch that without the user's token.
      const bytes = await file.arrayBuffer();
      const made = await new FontFace(name, bytes, descriptorsOf(bytes)).load().catch(() => undefined);
      if (isOver) return;
      face = made;
      if (made) document.fonts.add(made);
      setRead({ file, isReadable: made !== undefined });
    };
    void load();
    return () => {
      isOver = true;
      if (face) document.fonts.delete(face);
    };
  }, [file, name, isAble]);
  if (!isAble) return 'failed';
  if (!file || read?.file !== file) return 'loading';
  return read.isReadable ? 'ready' : 'failed';
}

/** Returns descriptors that keep a variable font at its file's style, whatever weight the page sets. */
function descriptorsOf(bytes: ArrayBuffer): FontFaceDescriptors {
  const { wght, wdth, slnt } = readAxes(new Uint8Array(bytes)).location;
  return {
    ...(wght !== undefined && { weight: String(wght) }),
    ...(wdth !== undefined && { stretch: `${wdth}%` }),
    ...(slnt !== undefined && slnt !== 0 && { style: `oblique ${-slnt}deg` }),
  };
}
