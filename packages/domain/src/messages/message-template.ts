interface Text {
  readonly th: string;
  readonly en: string;
}

/** A message that the product sends by itself: its placeholders and its original text. */
export interface MessageTemplate {
  readonly code: string;
  /** The placeholders, each with an example value. */
  readonly placeholders: Readonly<Record<string, Text>>;
  /** The placeholders that the body must contain: without them the message is useless. */
  readonly required: readonly string[];
  readonly subject: Text;
  readonly body: Text;
}
