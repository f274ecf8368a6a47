import { useEffect, useRef } from 'react';

interface FileImageProps {
  file: Blob;
  alt: string;
}

/** An image from memory. */
export function FileImage({ file, alt }: FileImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={ref} alt={alt} />;
}
