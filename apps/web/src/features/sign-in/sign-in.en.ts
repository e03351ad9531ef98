import type { th } from "./sign-in.th.ts";

export const en: typeof th = {
  signInTitle: "Staff sign-in",
  signInLead: "For organisers, the registration desk and the timing team",
  username: "Username",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLock: "Caps Lock is on",
  thaiKeyboard: "The keyboard is set to Thai",
  signIn: "Sign in",
  signingIn: "Signing in…",
  forgotten: "Forgotten your password?",
  forPlayers: "Here to enter a race or see results? No sign-in needed.",
  toEvents: "See events",
  needsScript: "Signing in needs JavaScript. Allow it in your browser, then load this page again.",

  forgottenTitle: "Forgotten password",
  forgottenLead: "Enter your username or e-mail address. We will mail you a link to choose a new password.",
  usernameOrEmail: "Username or e-mail",
  sendLink: "Mail me a link",
  sending: "Sending…",
  sentTitle: "Check your mail",
  sentText: (whom) =>
    `If there is an account for ${whom} with an e-mail address on file, the link arrives within a few minutes. It works once, within 60 minutes. Not there? Look in the spam folder, or ask your administrator.`,
  askAgain: "Ask again",
  backToSignIn: "Back to sign-in",

  resetTitle: "Choose a new password",
  resetLead: "Every device that is signed in will have to sign in again.",
  newPassword: "New password",
  newPasswordHint: "At least 10 characters. A sentence that you remember is fine.",
  newPasswordShort: (missing) => `Too short: ${missing} more ${missing === 1 ? "character" : "characters"} needed`,
  setPassword: "Set password",
  setting: "Setting password…",
  resetDoneTitle: "Your new password is set",
  resetDoneText: "Sign in with it now.",
  linkInvalidTitle: "This link does not work",
  linkInvalidText: "It may have been used, be older than 60 minutes, or not be whole. You can ask for a new one now.",
  newLink: "Ask for a new link",

  deniedTitle: "This account cannot open that page",
  deniedText: (who) =>
    `${who === "" ? "Your account" : who} has no right to that page. If your work needs it, ask your administrator.`,
  toWork: "To the staff home page",
  otherUser: "Use another account",

  errorTitle: "Sign-in did not work",
  errorText: "The sign-in service gave no proper answer. Nothing that was saved is lost. Please sign in again.",
  tryAgain: "Sign in again",

  words: {
    wrong_credentials:
      "Username or password is wrong. Check capitals and the language of your keyboard, then try again.",
    too_many_attempts: "Too many attempts. To keep the account safe, please wait.",
    offline: "The server cannot be reached. Check your signal or Wi-Fi, then try again. What you typed is still here.",
    internal: "Something is wrong on our side for the moment. Try again shortly. What you typed is still here.",
    unreadable: "Something is wrong on our side for the moment. Try again shortly. What you typed is still here.",
    unavailable: "Something is wrong on our side for the moment. Try again shortly. What you typed is still here.",
    "username required": "Enter the username that your administrator gave you",
    "password required": "Enter your password",
    "usernameOrEmail required": "Enter your username, or the e-mail address we have on file",
    "newPassword too_big": "Too long: at most 200 characters",
  },
};
