import { black, contrast, readColour, readableOn, toHex, white, type Rgb } from "./colour.ts";
import type { Rule } from "./css-rules.ts";
import type { ThemeTokens } from "./theme-tokens.ts";

/** What asks for AA asks for 4.5; a little more, because a sheet keeps whole channels only. */
const enough = 4.6;
const controls =
  /\.p-(inputtext|dropdown|multiselect|checkbox-box|radiobutton-box|autocomplete-multiple-container|chips-multiple-container)$/;
/** Colours of text that is hardly to be told from the page are meant for a fill that another rule lays under it. */
const meantForFill = 1.7;

/** The rule with its text, its fill or its edge moved until it can be read; the rest as the theme has it. */
export function readableRule(rule: Rule, { scheme, colours }: ThemeTokens): Rule {
  const page = [colours.surface, colours.ground, colours.sunken];
  const towards = scheme === "light" ? black : white;
  const declared = new Map(rule.declarations);
  const text = colourOf(declared.get("color"), colours.surface);
  const fillName = declared.has("background") ? "background" : "background-color";
  const fill = colourOf(declared.get(fillName), colours.surface);

  if (text && fill) {
    if (contrast(text, fill) < 4.5) {
      if (isExtreme(text)) declared.set(fillName, toHex(readableOn([text], fill, opposite(text), enough)));
      else declared.set("color", toHex(readableOn([fill], text, opposite(fill), enough)));
    }
  } else if (text && (declared.get(fillName) === "transparent" || contrast(text, colours.surface) >= meantForFill)) {
    declared.set("color", toHex(readableOn(page, text, towards, enough)));
  }

  if (rule.selectors.some((selector) => controls.test(selector))) {
    for (const name of ["border", "border-color"]) {
      const value = declared.get(name);
      const edge = colourOf(value?.replace(/^\S+ solid /, ""), colours.surface);
      if (!value || !edge) continue;
      const seen = toHex(readableOn([colours.surface, colours.ground], edge, towards, 3.1));
      declared.set(name, name === "border" ? value.replace(/solid .*/, `solid ${seen}`) : seen);
    }
  }
  return { ...rule, declarations: [...declared] };
}

/** A colour, laid over what is under it; null for what is none, and for what lets everything through. */
function colourOf(value: string | undefined, under: Rgb): Rgb | null {
  if (value === undefined || value === "transparent") return null;
  return readColour(value === "white" ? "#ffffff" : value === "black" ? "#000000" : value, under);
}

function isExtreme(colour: Rgb): boolean {
  return contrast(colour, white) < 1.3 || contrast(colour, black) < 1.6;
}

function opposite(colour: Rgb): Rgb {
  return contrast(colour, white) < contrast(colour, black) ? black : white;
}
