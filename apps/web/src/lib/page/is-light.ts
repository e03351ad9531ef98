/** In the scripts of public pages, which have Preact in place of React: see docs/decisions/0049. */
export const isLight = import.meta.env.MODE.startsWith("light");
