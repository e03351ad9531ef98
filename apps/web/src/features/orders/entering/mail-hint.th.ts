/** Words of the guess at what was meant by an e-mail's domain. */
export const th = {
  meant: (domain: string) => `หมายถึง ${domain} หรือเปล่า แตะเพื่อแก้`,
};
