/** Is a price there? One that is not typed yet is `NaN`, or null in the draft of a form. */
export const isTyped = (satang: number | null): satang is number => satang !== null && !Number.isNaN(satang);
