import arimo400Regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import arimo400RegularItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import arimo700Bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import arimo700BoldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url';
import inter300Light from '@expo-google-fonts/inter/300Light/Inter_300Light.ttf?url';
import inter400Regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import inter400RegularItalic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url';
import inter500Medium from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url';
import inter600SemiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import inter700Bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import inter700BoldItalic from '@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf?url';
import inter900Black from '@expo-google-fonts/inter/900Black/Inter_900Black.ttf?url';
import notoSansArabic400Regular from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';
import notoSansArabic600SemiBold from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf?url';
import notoSansArabic700Bold from '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf?url';
import notoSansDevanagari400Regular from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url';
import notoSansDevanagari700Bold from '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf?url';
import notoSansHebrew400Regular from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url';
import notoSansHebrew700Bold from '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf?url';
import notoSansThai400Regular from '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf?url';
import notoSansThai700Bold from '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf?url';
import notoSerif400Regular from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url';
import notoSerif400RegularItalic from '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf?url';
import notoSerif600SemiBold from '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf?url';
import notoSerif700Bold from '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf?url';
import notoSerif700BoldItalic from '@expo-google-fonts/noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic.ttf?url';

/** Addresses of the demo's font files, by their paths below `@expo-google-fonts`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'arimo/400Regular/Arimo_400Regular.ttf': arimo400Regular,
  'arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf': arimo400RegularItalic,
  'arimo/700Bold/Arimo_700Bold.ttf': arimo700Bold,
  'arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf': arimo700BoldItalic,
  'inter/300Light/Inter_300Light.ttf': inter300Light,
  'inter/400Regular/Inter_400Regular.ttf': inter400Regular,
  'inter/400Regular_Italic/Inter_400Regular_Italic.ttf': inter400RegularItalic,
  'inter/500Medium/Inter_500Medium.ttf': inter500Medium,
  'inter/600SemiBold/Inter_600SemiBold.ttf': inter600SemiBold,
  'inter/700Bold/Inter_700Bold.ttf': inter700Bold,
  'inter/700Bold_Italic/Inter_700Bold_Italic.ttf': inter700BoldItalic,
  'inter/900Black/Inter_900Black.ttf': inter900Black,
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf': notoSansArabic400Regular,
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf': notoSansArabic600SemiBold,
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf': notoSansArabic700Bold,
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf': notoSansDevanagari400Regular,
  'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf': notoSansDevanagari700Bold,
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf': notoSansHebrew400Regular,
  'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf': notoSansHebrew700Bold,
  'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf': notoSansThai400Regular,
  'noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf': notoSansThai700Bold,
  'noto-serif/400Regular/NotoSerif_400Regular.ttf': notoSerif400Regular,
  'noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf': notoSerif400RegularItalic,
  'noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf': notoSerif600SemiBold,
  'noto-serif/700Bold/NotoSerif_700Bold.ttf': notoSerif700Bold,
  'noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic.ttf': notoSerif700BoldItalic,
};

/** Reads the file of a demo font. */
export async function readDemoFont(path: string): Promise<Blob> {
  const address = ADDRESSES[path];
  if (address === undefined) throw new Error(`The demo has no font ${path}.`);
  return (await fetch(address)).blob();
}
