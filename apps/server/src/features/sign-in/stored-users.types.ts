/** A role in the whole installation (`eventId` null), or at one event. */
export interface Grant {
  readonly role: string;
  readonly eventId: number | null;
}

export interface Details {
  readonly displayName: { readonly th: string; readonly en: string };
  readonly email: string | null;
  readonly language: "th" | "en";
}
