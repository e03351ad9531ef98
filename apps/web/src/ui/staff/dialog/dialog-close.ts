import { createContext } from "react";

/** Closes the dialog around, as its cross does. */
export const DialogCloseContext = createContext<() => void>(() => {});
