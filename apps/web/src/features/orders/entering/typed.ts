/** What a posted form has, by the names of its fields: `entries.0.players.1.firstName`. */
export type Typed = Readonly<Record<string, string>>;
