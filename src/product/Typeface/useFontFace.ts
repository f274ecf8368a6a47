import { useEffect, useState } from 'react';

/** Makes a font file a typeface of the page under a name, for as long as it is used; a missing file is waited for. */
export function useFontFace(name: string, file: Blob | undefined): 'loading' | 'ready' | 'failed' {
  const isAble = 'FontFace' in globalThis;
  const [read, setRead] = useState<{ file: Blob; isReadable: boolean }>();
  useEffect(() => {
    if (!file || !isAble) return undefined;
    let face: FontFace | undefined;
    let isOver = false;
    const load = async () => {
      // Given its bytes and not its address, which the browser would fetch without the reader's token.
      const made = await new FontFace(name, await file.arrayBuffer()).load().catch(() => undefined);
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
