/** Where most people here have their mail. */
const usual = ["gmail.com", "hotmail.com", "yahoo.com", "outlook.com", "icloud.com", "live.com", "yahoo.co.th"];
/** Real ones that look like a slip of the finger. */
const others = ["mail.com", "ymail.com", "email.com"];

/**
 * The domain that somebody probably meant who typed one with a slip of the finger: a letter that is missing, too many, another
 * one, or in its neighbour's place. Null: nothing looks wrong. It is a guess; it must not keep anybody from their own address.
 *
 * @example
 * likelyMailDomain("somchai@gmial.com"); // "gmail.com"
 * likelyMailDomain("somchai@mail.com"); // null
 */
export function likelyMailDomain(address: string): string | null {
  const domain = address
    .trim()
    .toLowerCase()
    .replace(/^[^@]*@/, "");
  if (!address.includes("@") || usual.includes(domain) || others.includes(domain)) return null;
  return usual.find((known) => isOneSlipFrom(known, domain)) ?? null;
}

function isOneSlipFrom(meant: string, typed: string): boolean {
  let at = 0;
  while (at < meant.length && meant[at] === typed[at]) at += 1;
  const [left, found] = [meant.slice(at), typed.slice(at)];
  return (
    left.slice(1) === found ||
    left === found.slice(1) ||
    left.slice(1) === found.slice(1) ||
    (left.slice(2) === found.slice(2) && left[0] === found[1] && left[1] === found[0])
  );
}
