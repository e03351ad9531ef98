const minuteMs = 60_000;

/** How long somebody may take to touch their key. */
export const challengeLifeMs = 5 * minuteMs;
/** How long somebody may take from the QR code to the first code. */
export const begunLifeMs = 15 * minuteMs;
export const mostFactors = 10;
