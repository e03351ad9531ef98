/** The event whose entries the drawer shows. */
export interface DrawerEvent {
  readonly id: number;
  readonly slug: string;
  readonly timeZone: string;
  readonly startsOn: string;
}
