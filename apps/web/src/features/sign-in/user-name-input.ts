/** How the browser treats a field for a user name: password managers fill it in, nothing corrects it. */
export const userNameInput = {
  autoComplete: "username",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;
