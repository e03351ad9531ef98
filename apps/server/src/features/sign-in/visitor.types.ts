/** Where a call of the sign-in service comes from. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** By which the browser is known again. */
  readonly device: DeviceCookie;
}

/** The mark in a browser's cookie, which no script can read. */
export interface DeviceCookie {
  readonly mark: string | undefined;
  readonly keep: (mark: string) => void;
}
