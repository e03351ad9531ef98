import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const fontOf = (file: string) => require.resolve(`@expo-google-fonts/sarabun/${file}`);

/** The files of the typeface of documents: its Thai marks stand where they belong. */
export const documentFonts = {
  regular: fontOf("400Regular/Sarabun_400Regular.ttf"),
  bold: fontOf("700Bold/Sarabun_700Bold.ttf"),
};
