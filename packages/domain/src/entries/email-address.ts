const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Can a mail be sent there, as far as the text tells?
 *
 * @example
 * isEmailAddress("somying@example.org"); // true
 */
export function isEmailAddress(text: string): boolean {
  return emailAddress.test(text);
}
