import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const files = [
  '@expo-google-fonts/stix-two-text/400Regular/STIXTwoText_400Regular.ttf',
  '@expo-google-fonts/stix-two-text/700Bold/STIXTwoText_700Bold.ttf',
  '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf',
  '@expo-google-fonts/noto-serif-kr/700Bold/NotoSerifKR_700Bold.ttf',
  'pretendard/dist/public/static/Pretendard-Medium.otf',
  'pretendard/dist/public/static/Pretendard-Bold.otf',
  'pretendard/dist/public/static/Pretendard-ExtraBold.otf',
];

/** Absolute paths of the font files that papers are set in; all are under the OFL. */
export function getFontPaths(): string[] {
  return files.map((file) => require.resolve(file));
}
